import "./branch-page.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { longDay } from "@capstan/platform/format-time";
import { Badge } from "@capstan/ui/badge";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { ButtonLink } from "@capstan/ui/button";
import { Navigation, Star } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type BranchPageView, branchTitle } from "../branch-locator.ts";
import { BranchAvailability } from "./availability.tsx";

/** Where the branch is, when it is open, and what it does. */
export function BranchPage({ view }: { readonly view: BranchPageView }) {
  const { branch, services, holidays, nearby } = view;
  const title = branchTitle(branch);
  return (
    <div className="wrap branch-page">
      <Breadcrumb
        trail={[
          { label: "Home", href: urls.home() },
          { label: "Find a Branch", href: urls.findBranch() },
        ]}
        current={title}
      />
      <div className="branch-head">
        <h1>{title}</h1>
        {branch.defaultPickupBranch && (
          <Badge kind="info" icon={<Star size={14} />}>
            Default Branch
          </Badge>
        )}
      </div>
      <div className="branch-panels">
        <Contact view={view} />
        <Hours view={view} />
        {services.length > 0 && (
          <Panel title="Services">
            <ul className="branch-rows">
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </Panel>
        )}
        {holidays.length > 0 && (
          <Panel title="Closed on">
            <dl className="branch-days">
              {holidays.map(({ name, day }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <time dateTime={day}>{longDay(day)}</time>
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
        )}
        {nearby.length > 0 && (
          <Panel title="Nearby branches">
            <ul className="branch-rows">
              {nearby.map(({ label, url, distance }) => (
                <li key={url}>
                  <a href={url}>{label}</a>
                  <span>{distance} Miles</span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  );
}

function Contact({ view: { branch } }: { readonly view: BranchPageView }) {
  const { address1, address2, city, state, zipCode } = branch.branchAddress;
  return (
    <Panel title="Address">
      <address>
        {address1}
        <br />
        {address2 !== null && (
          <>
            {address2}
            <br />
          </>
        )}
        {city}, {state} {zipCode}
      </address>
      <p>
        <a href={`tel:${branch.telephone}`}>{branch.telephone}</a>
      </p>
      <BranchAvailability branch={branch} />
      <ButtonLink kind="primary" href={branch.mapsUrl.url} target="_blank" rel="noopener">
        <Navigation size={16} />
        Driving Directions
      </ButtonLink>
    </Panel>
  );
}

function Hours({ view: { branch, saturdayHours } }: { readonly view: BranchPageView }) {
  return (
    <Panel title="Hours">
      <dl className="branch-days">
        <div>
          <dt>Mon - Fri Hours:</dt>
          <dd>{branch.weekdayHours}</dd>
        </div>
        <div>
          <dt>Saturday</dt>
          <dd>{saturdayHours ?? "Closed"}</dd>
        </div>
        <div>
          <dt>Sunday</dt>
          <dd>Closed</dd>
        </div>
      </dl>
      <p className="branch-note">
        Outside of these hours, call <a href={`tel:${brand.phone}`}>{brand.phone}</a>.
      </p>
    </Panel>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="branch-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="branch-panel-body">{children}</div>
    </section>
  );
}
