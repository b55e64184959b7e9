import { type RefObject, useEffect, useState } from "react";

/** Whether an element shows all of its content; undefined until it has been measured. */
export function useFit(ref: RefObject<HTMLElement | null>): "fits" | "overflows" | undefined {
  const [fit, setFit] = useState<"fits" | "overflows">();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const hidden = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      setFit(hidden ? "overflows" : "fits");
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return fit;
}
