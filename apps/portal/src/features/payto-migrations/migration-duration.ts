/** How long creating agreements takes at a rate, in words: "about 2 hours". */
export function durationText(schedules: number, agreementsPerHour: number): string {
  const minutes = (schedules * 60) / agreementsPerHour;
  if (minutes <= 1) return 'about a minute';
  if (minutes < 90) return `about ${Math.ceil(minutes)} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? `about ${hours} hours` : `about ${Math.ceil(hours / 24)} days`;
}
