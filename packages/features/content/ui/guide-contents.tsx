import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import type { ContentView } from "../content.ts";

type Headings = ContentView["headings"];

/** Fewer headings than this need no list of them. */
const minHeadings = 3;

interface GuideContentsProps {
  readonly headings: Headings;
  /** On narrow screens, between the head and the text. */
  readonly isFolded?: boolean;
}

/** The guide's headings; where they stand beside the text, the one that is being read is marked. */
export function GuideContents({ headings, isFolded = false }: GuideContentsProps) {
  if (headings.length < minHeadings) return null;
  if (!isFolded)
    return (
      <nav className="guide-contents" aria-labelledby="guide-contents">
        <h2 id="guide-contents">On this page</h2>
        <MarkedLinks headings={headings} />
      </nav>
    );
  return (
    <details className="guide-contents-folded">
      <summary>
        On this page <ChevronDown size={20} />
      </summary>
      <nav aria-label="On this page">
        <Links headings={headings} />
      </nav>
    </details>
  );
}

function MarkedLinks({ headings }: { readonly headings: Headings }) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => watchReading(headings, setCurrent), [headings]);
  return <Links headings={headings} current={current} />;
}

function Links({ headings, current }: { readonly headings: Headings; readonly current?: string | undefined }) {
  return (
    <ul>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Below the sticky header, and a little more: a heading that a link led to is read. */
const readingLine = 160;

/** A heading is read from when it comes above the line until the next one does. */
function watchReading(headings: Headings, tell: (id: string) => void): () => void {
  const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
  const tellLast = () => {
    const last = elements.findLast((element) => element.getBoundingClientRect().top < readingLine) ?? elements[0];
    if (last) tell(last.id);
  };
  const observer = new IntersectionObserver(tellLast, { rootMargin: `${-readingLine}px 0px 0px` });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
