/** What became of a certificate that a customer sent. */
export const submissionStatuses = ["under-review", "approved", "declined", "withdrawn"] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

export const submissionTransitions: Readonly<Record<SubmissionStatus, readonly SubmissionStatus[]>> = {
  "under-review": ["approved", "declined", "withdrawn"],
  approved: [],
  declined: [],
  withdrawn: [],
};
