import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

const imitation = sourcesOf('mocks').filter(({ path }) => !path.startsWith('mocks/engine/'))
const places = (pattern: RegExp): string[] => imitation.flatMap((source) => placesOf(source, pattern))

test('the imitation refuses by a rule, or for a reason of the closed list', () => {
  expect(places(/\bnew Refused\(/)).toEqual([])
})

test('no verdict is written in the imitation itself', () => {
  expect(places(/\brefused\(/)).toEqual([])
  expect(places(/\binsist(Whole)?\(\{/)).toEqual([])
  expect(places(/\binsistFields\(\{ *\w+: ['"`]/)).toEqual([])
})

/** Screens that say by themselves why not: it is about the screen, and no backend could refuse it. */
const ofScreens: Readonly<Record<string, string>> = {
  'src/features/exchange/processing.ts': 'a list does not reject what must be opened first; the page of a message may',
}

test('a screen asks rules for verdicts and makes none', () => {
  const makers = sourcesOf('src').filter(
    ({ path, code }) =>
      !path.startsWith('src/rules/') && /import \{[^}]*\brefused\b[^}]*\} from '[^']*rules\/refusal/.test(code),
  )
  expect(makers.map(({ path }) => path)).toEqual(Object.keys(ofScreens))
})

test('what only a server knows is known by name', () => {
  expect(places(/\bownRefusal\(/).map((place) => place.split(':')[0])).toEqual([
    'mocks/correspondents/commands.ts',
    'mocks/documents/registerDocument.ts',
    'mocks/documents/registerDocument.ts',
    'mocks/exchange/sendDocument.ts',
    'mocks/people/accountAnswers.ts',
    'mocks/store/onSameWorld.ts',
  ])
})

/** What only a server knows of a field, by who says it. */
const knownOfFields: Readonly<Record<string, string>> = {
  'mocks/devices/deviceAnswers.ts': 'the type is still a draft: forms offer entered ones',
  'mocks/documents/addressees.ts': 'the addressee is gone',
  'mocks/documents/comments.ts': 'who is mentioned may not read it',
  'mocks/documents/createDocument.ts': 'the type is not of the direction: forms offer what is; the author is of others',
  'mocks/documents/namedObjects.ts': 'what is named is gone, or not to be read',
  'mocks/documents/obligations.ts': 'the debtor is gone',
  'mocks/inspections/answers.ts': 'what is named is gone',
  'mocks/integrity/keepIntegrity.ts': 'what is named is gone',
  'mocks/settings/classificationAnswers.ts': 'the classification is gone',
  'mocks/settings/numberIndexAnswers.ts': 'the counter is gone',
  'mocks/staff/answers.ts': 'the ground is gone; the days are taken by another sick leave',
  'mocks/tasks/checkTask.ts': 'what is named is gone',
  'mocks/tasks/completeTask.ts': 'the document is gone, or not to be read',
}

const saysOfFields = ({ path, text }: { path: string; text: string }): boolean => {
  let isSaid = false
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'insistFields' && given.length > 1) isSaid = true
    },
  }).visit(parseSync(path, text).program)
  return isSaid
}

test('so is what it knows of a field', () => {
  expect(imitation.filter(saysOfFields).map(({ path }) => path)).toEqual(Object.keys(knownOfFields))
  expect(saysOfFields({ path: 'a.ts', text: "insistFields({}, { id: 'Няма го.' })" })).toBe(true)
  expect(saysOfFields({ path: 'a.ts', text: 'insistFields(errors)' })).toBe(false)
})
