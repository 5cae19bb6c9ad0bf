import type { AwaitedStep } from '../../contract/training/timeline.ts'
import { pluralise } from '../words/pluralise.ts'

/** Which requests fail in a drill: those of one kind of work, all save requests (null), or all requests. */
export type DrillScope = AwaitedStep | 'all' | null

export type FaultDrill = {
  name: 'slow' | 'offline' | 'lost' | 'unauthorised' | 'server' | 'invalid' | 'stale'
  title: string
  sees: string
  todo: string
  of?: readonly AwaitedStep[]
}

export const refusedFields: Readonly<Partial<Record<AwaitedStep, { name: string; label: string }>>> = {
  register: { name: 'subjectDescription', label: 'Относно' },
  edit: { name: 'subjectDescription', label: 'Относно' },
  comment: { name: 'content', label: 'Нов коментар' },
  resolve: { name: 'tasks[0].taskAssignees[0].deadline.quantity', label: 'Срок' },
  assign: { name: 'taskPriority', label: 'Приоритет' },
  complete: { name: 'resultComment', label: 'Коментар' },
}
export const REFUSED_FIELD = 'Сървърът не приема тази стойност. Променете я.'

const withField = Object.keys(refusedFields) as AwaitedStep[]

export const faultDrills: readonly FaultDrill[] = [
  {
    name: 'slow',
    title: 'Бавен сървър',
    sees: 'Бутонът показва, че програмата работи, а отговорът идва след около три секунди.',
    todo: 'Изчакайте. Второ натискане не записва втори път.',
  },
  {
    name: 'offline',
    title: 'Няма връзка',
    sees: 'Съобщение, че сървърът не отговаря или че няма връзка, а при регистриране – че документът остава чернова.',
    todo: 'Въведеното остава на екрана. Натиснете същия бутон отново, когато връзката се върне.',
  },
  {
    name: 'lost',
    title: 'Изгубен отговор',
    sees: 'Записът е направен, но отговорът се губи. Програмата сама пита сървъра какво е записано и обикновено продължава след секунда-две, без да забележите.',
    todo: 'Изчакайте. Не въвеждайте същото втори път.',
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
    sees: 'Съобщение за грешка в базата данни на сървъра. Въведеното остава на екрана.',
    todo: 'Натиснете същия бутон отново; ако се повтори, обърнете се към администратор.',
  },
  {
    name: 'invalid',
    title: 'Отказани полета',
    sees: `Съобщение при полето, което сървърът не приема: „${REFUSED_FIELD}“`,
    todo: 'Поправете полето и запишете отново.',
    of: withField,
  },
  {
    name: 'stale',
    title: 'Променен от друг',
    sees: 'Съобщение, че документът е променен междувременно.',
    todo: 'Вижте промяната и запишете своето върху нея.',
    of: ['edit'],
  },
]

/**
 * Returns which requests fail: those that the trainer chose if the drill can make them fail, otherwise the first kind
 * that it can.
 */
export const scopeOf = ({ of }: Pick<FaultDrill, 'of'>, chosen: DrillScope): DrillScope =>
  of === undefined || (chosen !== null && chosen !== 'all' && of.includes(chosen)) ? chosen : (of[0] ?? chosen)

export const fieldOfDrill = ({ name }: Pick<FaultDrill, 'name'>, only: DrillScope): string => {
  const field = name === 'invalid' && only !== null && only !== 'all' ? refusedFields[only] : undefined
  return field ? `Полето е „${field.label}“.` : ''
}

/**
 * The drill that a trainer chose. `once`: only the next request fails; otherwise requests fail until the drill is
 * switched off.
 */
export type DrillChoice = { name: FaultDrill['name']; only: DrillScope; once: boolean }

/**
 * The save requests of one kind, compared with the mock database: `tries` were sent, `done` saved, `doubled` saved
 * twice, `lost` failed without a later success.
 */
export type TriedMutations = { what: string; tries: number; done: number; lost: number; doubled: number }

export type DrillState = DrillChoice & { hits: number; writes: readonly TriedMutations[] }

export type DrillResult = { isGood: boolean; sentences: string[] }

const times = (n: number): string => pluralise(n, ['път', 'пъти'])

/**
 * Returns the result of a drill. The drill is passed if the fault occurred and no save request was lost or executed
 * twice.
 */
export const ruleResultOf = ({ hits, writes }: Pick<DrillState, 'hits' | 'writes'>): DrillResult => {
  const bad = writes.filter(({ lost, doubled }) => lost + doubled > 0)
  const happened = hits === 0 ? 'Аварията още не се е случила.' : `Аварията се случи ${times(hits)}.`
  return {
    isGood: hits > 0 && bad.length === 0,
    sentences: [
      happened,
      ...writes.map(({ what, tries, done }) => `${what}: опитано ${times(tries)}, записано ${times(done)}.`),
      ...(hits > 0 && bad.length === 0 ? ['Нищо не е загубено и нищо не е записано два пъти.'] : []),
      ...writes.flatMap(({ what, lost }) => (lost > 0 ? [`${what}: не е записано. Опитайте отново.`] : [])),
      ...writes.flatMap(({ what, doubled }) =>
        doubled > 0 ? [`${what}: записано е в повече ${times(doubled)}. Излишното се анулира или изтрива.`] : [],
      ),
    ],
  }
}
