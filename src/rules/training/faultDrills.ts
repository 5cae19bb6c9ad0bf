import type { AwaitedStep } from '../../contract/training/timeline.ts'
import { counted } from '../words/count.ts'

/** A fault that is practised: what the trainee sees, and what is to be done. */
export type FaultDrill = {
  name: 'slow' | 'offline' | 'lost' | 'unauthorised' | 'server' | 'invalid' | 'stale'
  title: string
  sees: string
  todo: string
  /** Whether it hits writes alone. */
  ofWrites?: true
}

/** The drills in the order in which they are practised. */
export const faultDrills: readonly FaultDrill[] = [
  {
    name: 'slow',
    title: 'Бавен сървър',
    sees: 'Отговорът идва след няколко секунди.',
    todo: 'Изчакайте. Второ натискане не записва втори път.',
  },
  {
    name: 'offline',
    title: 'Няма връзка',
    sees: 'Съобщение, че сървърът не отговаря.',
    todo: 'Въведеното остава на екрана: опитайте отново след малко.',
  },
  {
    name: 'lost',
    title: 'Изгубен отговор',
    sees: 'Записът е направен, но отговорът не идва. Програмата сама проверява какво е записано.',
    todo: 'Изчакайте проверката. Опитвайте отново само с бутона, който тя предлага; не въвеждайте същото втори път.',
    ofWrites: true,
  },
  {
    name: 'unauthorised',
    title: 'Изтекла сесия',
    sees: 'Системата иска да влезете отново.',
    todo: 'Въведете паролата си и продължете оттам, където бяхте.',
  },
  {
    name: 'server',
    title: 'Грешка в сървъра',
    sees: 'Съобщение за грешка и бутон за нов опит.',
    todo: 'Опитайте отново; ако се повтори, обърнете се към администратор.',
  },
  {
    name: 'invalid',
    title: 'Отказани полета',
    sees: 'Съобщение при полето, което сървърът не приема.',
    todo: 'Поправете полето и запишете отново.',
    ofWrites: true,
  },
  {
    name: 'stale',
    title: 'Променен от друг',
    sees: 'Съобщение, че документът е променен междувременно.',
    todo: 'Вижте промяната и запишете своето върху нея.',
    ofWrites: true,
  },
]

/** What a drill hits: everything, or one kind of work; the next time only (`once`), or until it is switched off. */
export type DrillChoice = { name: FaultDrill['name']; only: AwaitedStep | null; once: boolean }

/**
 * The writes of one kind that were tried during a drill, counted in the world: how often sent, how many are there, how
 * many of them too many (`doubled`), and how many are missing and were not made good (`lost`).
 */
export type TriedWrites = { what: string; tries: number; done: number; lost: number; doubled: number }

/** How a drill stands: which, how often its fault happened, and every kind of write that was tried since it began. */
export type DrillState = DrillChoice & { hits: number; writes: readonly TriedWrites[] }

/** What a drill left behind, in words. */
export type DrillVerdict = { isGood: boolean; sentences: string[] }

const times = (n: number): string => counted(n, ['път', 'пъти'])

/** Whether nothing was lost and nothing doubled, by what the world holds and not by what the screen said. */
export const verdictOf = ({ hits, writes }: Pick<DrillState, 'hits' | 'writes'>): DrillVerdict => {
  const bad = writes.filter(({ lost, doubled }) => lost + doubled > 0)
  const happened = hits === 0 ? 'Аварията още не се е случила.' : `Аварията се случи ${times(hits)}.`
  return {
    isGood: hits > 0 && bad.length === 0,
    sentences: [
      happened,
      ...writes.map(({ what, tries, done }) => `${what}: изпратено ${times(tries)}, в данните е ${times(done)}.`),
      ...(hits > 0 && bad.length === 0 ? ['Нищо не е загубено и нищо не е записано два пъти.'] : []),
      ...writes.flatMap(({ what, lost }) => (lost > 0 ? [`${what}: не е записано. Опитайте отново.`] : [])),
      ...writes.flatMap(({ what, doubled }) =>
        doubled > 0 ? [`${what}: записано е в повече ${times(doubled)}. Излишното се анулира или изтрива.`] : [],
      ),
    ],
  }
}
