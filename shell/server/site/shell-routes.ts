import { accessKinds, fieldsOf, listOf, oneOf, textOf, toPageForm, toRouteData } from 'registry';
import {
  brand,
  fragmentSlots,
  languages,
  shellPageFiles,
  shellPageAccess,
  shellPages,
  type FragmentSlot,
  type Language,
} from 'shared-contracts';
import type { AnsweredQuestion, ShellRoute } from '../content/content.types.ts';

/** Reads the routes that the shell's server entry exports. Throws `ManifestError` if they are unusable. */
export function toShellRoutes(value: unknown): ShellRoute[] {
  return listOf(value, 'routes', (one, name) => {
    const fields = fieldsOf(one, name);
    return {
      path: textOf(fields.path, `${name}.path`, /^\//),
      title: translationsOf(fields.title, `${name}.title`),
      description: translationsOf(fields.description, `${name}.description`),
      file: oneOf(fields.file, `${name}.file`, shellPageFiles),
      robots: oneOf(fields.robots, `${name}.robots`, ['index', 'noindex']),
      access: oneOf(fields.access, `${name}.access`, accessKinds),
      ...(fields.data === undefined ? {} : { data: listOf(fields.data, `${name}.data`, toRouteData) }),
      ...(fields.forms === undefined ? {} : { forms: listOf(fields.forms, `${name}.forms`, toPageForm) }),
      ...(fields.slots === undefined ? {} : { slots: listOf(fields.slots, `${name}.slots`, toSlot) }),
      ...(fields.questions === undefined ? {} : { questions: questionsOf(fields.questions, `${name}.questions`) }),
    };
  });
}

const slotIds = Object.keys(fragmentSlots) as FragmentSlot[];
const toSlot = (value: unknown, name: string) => oneOf(value, name, slotIds);

function translationsOf(value: unknown, name: string): Record<Language, string> {
  const fields = fieldsOf(value, name);
  const [pt, en] = languages.map((language) => textOf(fields[language], `${name}.${language}`));
  return { pt: pt!, en: en! };
}

function questionsOf(value: unknown, name: string): Record<Language, AnsweredQuestion[]> {
  const fields = fieldsOf(value, name);
  const [pt, en] = languages.map((language) => listOf(fields[language], `${name}.${language}`, toAnsweredQuestion));
  return { pt: pt!, en: en! };
}

function toAnsweredQuestion(value: unknown, name: string): AnsweredQuestion {
  const fields = fieldsOf(value, name);
  return { question: textOf(fields.question, `${name}.question`), answer: textOf(fields.answer, `${name}.answer`) };
}

/** Pages of the shell without their texts, used if the shell's entry cannot be loaded: pages are then rendered in the browser. */
export const plainShellRoutes: readonly ShellRoute[] = Object.entries(shellPages).map(([path, page]) => ({
  path,
  title: { pt: brand.name, en: brand.name },
  description: brand.tagline,
  file: 'main',
  robots: 'index',
  access: shellPageAccess[page] ?? 'public',
}));
