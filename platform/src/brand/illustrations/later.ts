// Drawings that no first view shows: each comes after something that the person did, or behind the sign-in.
export { ApplicationSent } from './ApplicationSent';
export { EmptySaved } from './EmptySaved';
export { NoInterviews } from './NoInterviews';
export { NoResumes } from './NoResumes';
