import "./carousel.css";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { Children, isValidElement, type ReactNode, useRef } from "react";
import { IconButton } from "../icon-button/index.ts";
import { canGoBack, canGoOn, firstAfter, firstInTurn, positionText } from "./paging.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { usePaging } from "./use-paging.ts";

export type CarouselProps = {
  /** The heading, which also names the carousel. */
  readonly title: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** One element with a key per slide. */
  readonly children: ReactNode;
  /** Moves on by itself every 5 seconds; a Pause button comes with it. */
  readonly autoplay?: boolean;
};

/** A list that scrolls and snaps by itself, with buttons that turn its pages once script is there. */
export function Carousel({ title, headingLevel = 2, children, autoplay = false }: CarouselProps) {
  const slides = Children.toArray(children).filter((child) => isValidElement(child));
  const root = useRef<HTMLElement>(null);
  const { view, paging, goTo } = usePaging(slides.length);
  const { runs, toggle } = useAutoplay(autoplay, root, () => goTo(firstInTurn(paging)));
  const Heading = `h${headingLevel}` as const;
  const fits = !canGoBack(paging) && !canGoOn(paging);

  return (
    <section ref={root} className="carousel" aria-roledescription="carousel" aria-label={title}>
      <div className="carousel-head">
        <Heading className="carousel-title">{title}</Heading>
        {!fits && (
          <div className="carousel-controls">
            {/* What moves by itself is not read out over whatever the buyer is listening to. */}
            <p className="carousel-position num" role="status" aria-live={runs ? "off" : "polite"}>
              {positionText(paging)}
            </p>
            {autoplay && (
              <IconButton className="carousel-button" label={runs ? "Pause" : "Play"} onClick={toggle}>
                {runs ? <Pause size={20} strokeWidth={1.75} /> : <Play size={20} strokeWidth={1.75} />}
              </IconButton>
            )}
            <IconButton
              className="carousel-button"
              label="Previous"
              aria-disabled={!canGoBack(paging)}
              onClick={() => goTo(firstAfter("back", paging))}
            >
              <ChevronLeft size={20} strokeWidth={1.75} />
            </IconButton>
            <IconButton
              className="carousel-button"
              label="Next"
              aria-disabled={!canGoOn(paging)}
              onClick={() => goTo(firstAfter("on", paging))}
            >
              <ChevronRight size={20} strokeWidth={1.75} />
            </IconButton>
          </div>
        )}
      </div>
      <ul ref={view} className="carousel-view">
        {slides.map((slide) => (
          <li key={slide.key} className="carousel-slide">
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
}
