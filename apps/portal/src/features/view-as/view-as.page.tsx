export default function ViewAsPage(): React.ReactNode {
  return null;
}
