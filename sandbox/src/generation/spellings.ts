import type { ExperienceLevel } from 'shared-contracts';
import type { Random } from '../random.ts';

const labels: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry Level',
  junior: 'Junior',
  mid: 'Mid Level',
  senior: 'Senior',
  expert: 'executive',
};

/** A level as a key, as a label, or left out. */
export function spellLevel(random: Random, level: ExperienceLevel): string | null {
  const drawn = random.float();
  if (drawn < 0.04) return null;
  return drawn < 0.14 ? labels[level] : level;
}

/** A few titles are in capital letters or contain emoji. */
export function spell(random: Random, title: string): string {
  const drawn = random.float();
  if (drawn < 0.003) return title.toUpperCase();
  if (drawn < 0.006) return `🚀 ${title}`;
  return drawn < 0.01 ? `${title} – Entrada imediata` : title;
}
