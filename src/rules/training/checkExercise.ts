import type { Assertion, Exercise } from '../../contract/training/exercise.ts'
import { type Known, meetsConditions } from './conditions.ts'
import type { Fact, Facts } from './facts.ts'
import { filledText, tooMany } from './sentences.ts'
import { isVoided, voidedSentence } from './voided.ts'

export type CheckedAssertion = {
  text: string
  state: 'done' | 'partly' | 'missing' | 'waiting'
  points: number
  outOf: number
  sentences: string[]
}
export type CheckedExercise = { points: number; outOf: number; isDone: boolean; assertions: CheckedAssertion[] }

/**
 * If several records match an assertion, at most this many of them are tried as the record that later assertions mean.
 */
const MOST_TRIED = 4

const outOf = ({ points, parts = [] }: Assertion): number => parts.reduce((sum, part) => sum + part.points, points)

export const mostPoints = ({ assertions }: Pick<Exercise, 'assertions'>): number =>
  assertions.reduce((sum, one) => sum + outOf(one), 0)

const isOfTime = ({ since }: Assertion, fact: Fact): boolean =>
  since ? fact.since === since : fact.since === 'new' || fact.since === 'changed'

type Tried = { fact: Fact | null; checked: CheckedAssertion }

const triedOf = (assertion: Assertion, facts: Facts, known: Known): Tried[] => {
  const { text, kind, find, count = 1, orMore, points, parts = [], missing } = assertion
  const meaning = facts.changed.filter(
    (fact) => fact.kind === kind && isOfTime(assertion, fact) && meetsConditions(find, fact, known),
  )
  const fitting = meaning.filter((fact) => !isVoided(fact, assertion))
  const all = outOf(assertion)
  const isTooMany = !orMore && fitting.length > count
  const duplicates = isTooMany ? [tooMany(assertion, fitting)] : []
  if (count === 0) {
    const state = isTooMany ? 'missing' : 'done'
    return [{ fact: null, checked: { text, state, points: isTooMany ? 0 : all, outOf: all, sentences: duplicates } }]
  }
  if (fitting.length === 0) {
    const sentences = meaning.length > 0 ? [missing, voidedSentence(kind)] : [missing]
    return [{ fact: null, checked: { text, state: 'missing', points: 0, outOf: all, sentences } }]
  }
  const tooFew = fitting.length < count ? [missing] : []
  const base = tooFew.length + duplicates.length > 0 ? 0 : points
  /** Checks one of the matching records; if the assertion asks for several, all of them, and each must be correct. */
  const checkFact = (fact: Fact): Tried => {
    const meant = count > 1 ? fitting : [fact]
    const failing = parts.filter(({ when }) => !meant.every((one) => meetsConditions(when, one, known)))
    const sentences = [...tooFew, ...duplicates, ...failing.map((part) => part.missing)]
    const got = parts.reduce((sum, part) => (failing.includes(part) ? sum : sum + part.points), base)
    const state = sentences.length === 0 ? 'done' : 'partly'
    return { fact, checked: { text, state, points: got, outOf: all, sentences } }
  }
  return fitting.map(checkFact).sort((a, b) => b.checked.points - a.checked.points)
}

const notEarned = 'Засега е така. Точките се броят, щом свършите нещо от задачата.'

/**
 * Returns the assertions with their points. An assertion that was already true at the start brings points only once the
 * trainee has met another one that was not.
 */
const withEarnedPoints = (
  checked: readonly CheckedAssertion[],
  atStart: readonly CheckedAssertion[],
): CheckedAssertion[] => {
  const held = (at: number): boolean => atStart[at]?.state === 'done'
  if (checked.some(({ points }, at) => points > 0 && !held(at))) return [...checked]
  return checked.map((one, at) =>
    held(at) && one.state === 'done' ? { ...one, state: 'waiting', points: 0, sentences: [notEarned] } : one,
  )
}

type ExercisePath = { points: number; checked: CheckedAssertion[] }

/**
 * Chooses for each assertion the record that it means, so that the points are the most: two similar letters may be
 * distinguished only by a later assertion.
 */
const bestAssignment = (assertions: readonly Assertion[], facts: Facts, known: Known): ExercisePath => {
  const [first, ...rest] = assertions
  if (!first) return { points: 0, checked: [] }
  const tried = triedOf(first, facts, known).slice(0, first.name ? MOST_TRIED : 1)
  const ways = tried.map(({ fact, checked }): ExercisePath => {
    const found = first.name && fact ? { ...known.found, [first.name]: fact } : known.found
    const after = bestAssignment(rest, facts, { ...known, found })
    return { points: checked.points + after.points, checked: [checked, ...after.checked] }
  })
  return ways.reduce((best, way) => (way.points > best.points ? way : best))
}

/**
 * Checks the mock database against the assertions of an exercise, without side effects. An assertion that is not met
 * gets a sentence that says what is missing or superfluous. One that was true at the start brings points only after the
 * trainee has done something of the exercise.
 */
export const checkExercise = ({ assertions }: Pick<Exercise, 'assertions'>, facts: Facts): CheckedExercise => {
  const atStart = bestAssignment(assertions, { ...facts, changed: [] }, facts).checked
  const checked = withEarnedPoints(bestAssignment(assertions, facts, facts).checked, atStart)
  return {
    points: checked.reduce((sum, one) => sum + one.points, 0),
    outOf: mostPoints({ assertions }),
    isDone: checked.every(({ state }) => state === 'done'),
    assertions: checked.map((one) => ({
      ...one,
      sentences: one.sentences.map((sentence) => filledText(sentence, facts)),
    })),
  }
}
