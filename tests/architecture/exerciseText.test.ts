import { expect, test } from 'vitest'
import type { Exercise } from '../../src/contract/training/exercise.ts'
import { readyExercises } from '../../src/features/training/readyExercises.ts'
import { sourcesOf } from './sources.ts'

const textOf = (sources: readonly { text: string }[]): string =>
  sources
    .map(({ text }) => text)
    .join('\n')
    // A label may be on a separate line between its tags; without the spaces around tags it is found there too.
    .replaceAll(/>\s+/g, '>')
    .replaceAll(/\s+</g, '<')
const all = sourcesOf('src', 'fixtures')
const screens = textOf(all.filter(({ path }) => !path.includes('/training/')))

const examples = ['Искане за становище по проект на наредба', 'Регистрирано по погрешка с грешен подател']
const toBeWritten = ['Допълнителни данни', 'Покана за работна среща', 'УЧ-100']

const quoted = (text: string): string[] => [...text.matchAll(/„([^“{}]+)“/g)].flatMap(([, words]) => words ?? [])
const isWholeLabel = (words: string): boolean =>
  [`'${words}'`, `"${words}"`, `>${words}<`].some((one) => screens.includes(one))

test.each(readyExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: quoted words of its hints are on a screen, or are to be typed',
  (_, { hints, story, assertions }) => {
    const typed = `${story.join(' ')} ${JSON.stringify(assertions)} ${examples.join(' ')}`
    const unknown = hints.flatMap(quoted).filter((words) => !isWholeLabel(words) && !typed.includes(words))
    expect(unknown, 'quote the label as the screen shows it').toEqual([])
  },
)

const values = ({ story, assertions, prepare }: Exercise): string =>
  [
    ...story,
    JSON.stringify(prepare),
    ...assertions
      .flatMap(({ find, parts = [] }) => [find, ...parts.map(({ when }) => when)])
      .map((one) => JSON.stringify(one)),
  ].join(' ')

test.each(readyExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: the messages about missing work use the words of a screen or of the task',
  (_, exercise) => {
    const texts = exercise.assertions.flatMap(({ missing, more = '', parts = [] }) => [
      missing,
      more,
      ...parts.map((part) => part.missing),
    ])
    const known = `${values(exercise)} ${exercise.title}`
    expect(texts.flatMap(quoted).filter((words) => !isWholeLabel(words) && !known.includes(words))).toEqual([])
  },
)

const menus = new Map(
  all
    .filter(({ path }) => path.includes('/modules/'))
    .flatMap(({ text }) => {
      const [, name] = /name: '(Модул [^']+)'/.exec(text) ?? []
      return name ? [[name, text] as const] : []
    }),
)
const sharedMenus = textOf(all.filter(({ path }) => path.endsWith('/modules/documentWork.ts')))

test.each(readyExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: it belongs to a module of the switcher, and its hints open menus that this module has',
  (_, { id, module = '', hints, story }) => {
    expect([...menus.keys(), ...(id === 'whole-day' ? ['Няколко модула'] : [])]).toContain(module)
    for (const hint of hints) {
      expect(hint, 'a module is named as the switcher shows it').not.toMatch(/модул(?:а|ът)? „?\p{Lu}/u)
      for (const [, name = '', menu = ''] of hint.matchAll(/„(Модул [^“]+)“(?: отворете|,) „([^“]+)“/g)) {
        const own = `${menus.get(name) ?? ''}${/Документооборот|АУ/.test(name) ? sharedMenus : ''}`
        expect(own, `${name}: ${menu}`).toContain(`title: '${menu}'`)
      }
    }
    expect(hints.length).toBeGreaterThan(0)
    expect(story.length).toBeGreaterThan(0)
  },
)

test.each(readyExercises.map((exercise) => [exercise.id, exercise] as const))(
  '%s: quoted words of its story are a label, a value of the mock database, or text to be written',
  (_, { story, assertions, prepare }) => {
    const conditions = assertions.flatMap(({ find, parts = [] }) => [find, ...parts.map(({ when }) => when)])
    const known = `${JSON.stringify(prepare)} ${JSON.stringify(conditions)}`
    const unknown = story
      .flatMap(quoted)
      .filter((words) => !isWholeLabel(words) && !known.includes(words) && !toBeWritten.includes(words))
    expect(unknown, 'quote the label as the screen shows it').toEqual([])
  },
)

test('quoted words of exercises and drills are labels of a screen or of the panel', () => {
  const shown = textOf(all)
  const drills = textOf(all.filter(({ path }) => path.endsWith('/training/faultDrills.ts')))
  const unknown = quoted(drills).filter(
    (words) => ![`'${words}'`, `"${words}"`, `>${words}<`].some((one) => shown.includes(one)),
  )
  expect(unknown, 'quote the label as the screen shows it').toEqual([])
})

test('a label that no screen has is reported', () => {
  expect(quoted('Натиснете „Изпей“ и {letter.number}')).toEqual(['Изпей'])
  expect(isWholeLabel('Изпей')).toBe(false)
  expect(isWholeLabel('Отговори')).toBe(true)
})
