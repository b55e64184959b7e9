import "./office.css";
import { brand } from "@capstan/features/brand";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { BadgeCheck, FileCheck, Package } from "lucide-react";
import type { ReactNode } from "react";

interface OfficeFrameProps {
  readonly staffName: string;
  readonly children: ReactNode;
}

/** What every page of the office has beside it. */
export function OfficeFrame({ staffName, children }: OfficeFrameProps) {
  return (
    <div className="wrap office">
      <nav aria-label="Office" className="office-nav">
        <p className="office-name">{brand.name} Office</p>
        <ul>
          <li>
            <a href={lazyUrls.officeOrders()}>
              <Package size={16} /> Orders on hold
            </a>
          </li>
          <li>
            <a href={lazyUrls.officeCertificates()}>
              <FileCheck size={16} /> Tax certificates
            </a>
          </li>
        </ul>
        <p className="office-who">
          <BadgeCheck size={16} />
          <span>
            <b>{staffName}</b>
            <br />
            What you do is recorded.
          </span>
        </p>
      </nav>
      <div className="office-main">{children}</div>
    </div>
  );
}
