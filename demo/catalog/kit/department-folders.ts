/** Where the departments' rows are below `demo/data`, in the order of the departments. */
export const departmentFolders = ["fasteners", "motion", "flow", "safety", "tools", "electrical"] as const;
