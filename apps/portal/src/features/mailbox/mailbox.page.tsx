export default function MailboxPage(): React.ReactNode {
  return null;
}
