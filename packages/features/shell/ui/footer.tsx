import "./footer.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";

export function Footer({ year }: { year: number }) {
  return (
    <footer className="footer">
      <div className="footer-bar">
        <a href={urls.help()}>Help</a>
        <span>
          © {year} {brand.name}. All rights reserved.
        </span>
      </div>
    </footer>
  );
}
