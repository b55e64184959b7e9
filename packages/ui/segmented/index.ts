export { type Segment, Segmented, type SegmentedProps } from "./segmented.tsx";
