import { monthsOfExperience, toApplicationStatus, toExperienceLevel, toJobType } from './enums.ts';

it.each([
  ['Entry Level', 'entry'],
  ['junior', 'junior'],
  ['Mid Level', 'mid'],
  ['SENIOR', 'senior'],
  ['executive', 'expert'],
  ['mid-level', 'mid'],
  ['guru', null],
])('reads the level %s as %s', (text, level) => {
  expect(toExperienceLevel(text)).toBe(level);
});

it.each([
  ['Full time', 'full-time'],
  ['Weekend Only', 'weekend-only'],
  ['project_based', 'project-based'],
  ['zero-hours', null],
])('reads the type %s as %s', (text, type) => {
  expect(toJobType(text)).toBe(type);
});

it.each([
  ['entry', 0],
  ['Junior', 12],
  ['mid', 36],
  ['senior', 60],
  ['expert', 96],
  ['guru', 24],
  [null, 24],
])('converts %s to %d months of experience', (level, months) => {
  expect(monthsOfExperience(level)).toBe(months);
});

it.each([
  ['pending', 'pending'],
  ['Reviewed', 'reviewing'],
  ['interviewed', 'interview'],
  ['rejected', 'declined'],
  ['accepted', 'accepted'],
  ['lost', 'pending'],
])('reads the application status %s as %s', (text, status) => {
  expect(toApplicationStatus(text)).toBe(status);
});
