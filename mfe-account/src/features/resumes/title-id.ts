/** Of the tab's heading, where the focus goes when nothing is left below it. */
export const titleId = 'resumes-title';
