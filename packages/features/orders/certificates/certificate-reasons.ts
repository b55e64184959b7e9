/** Why somebody pays no sales tax, as the states' own forms name it. */
export const certificateReasons = [
  "Resale",
  "Manufacturing",
  "Federal government",
  "State and local government",
  "Educational institution",
  "Nonprofit hospital",
  "Religious or charitable organization",
  "Agriculture",
  "Direct pay permit",
  "Other",
] as const;
