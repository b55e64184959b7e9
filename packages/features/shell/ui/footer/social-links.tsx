import { brand } from "@capstan/features/brand";
import { Briefcase, Camera, CirclePlay, MessageCircle, UsersRound } from "lucide-react";

const { externalLinks } = brand;

const networks = [
  { name: "Community", url: externalLinks.community, Icon: UsersRound },
  { name: "Professional network", url: externalLinks.network, Icon: Briefcase },
  { name: "Videos", url: externalLinks.videos, Icon: CirclePlay },
  { name: "Photos", url: externalLinks.photos, Icon: Camera },
  { name: "Short posts", url: externalLinks.posts, Icon: MessageCircle },
] as const;

export function SocialLinks() {
  return (
    <ul className="footer-social" data-region="Social" aria-label="Social networks">
      {networks.map(({ name, url, Icon }) => (
        <li key={name}>
          <a href={url} rel="noopener" aria-label={name}>
            <Icon size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
