export default function MyProfilePage(): React.ReactNode {
  return null;
}
