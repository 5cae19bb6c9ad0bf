import type { AwaitedStep, SimulatedAction, TimedAction } from '../../contract/training/timeline.ts'

type ActionText = { title: string; about: string; by: 'colleague' | 'partner' }

export const actionText: Readonly<Record<SimulatedAction, ActionText>> = {
  edit: {
    title: 'Колега променя документа',
    about:
      'Добавя бележка към документа, който сте отворили последно. Ако и Вие го променяте, ще го научите при записа.',
    by: 'colleague',
  },
  comment: {
    title: 'Колега пише коментар',
    about: 'Споменава Ви в коментар към документа, който сте отворили последно.',
    by: 'colleague',
  },
  complete: {
    title: 'Колега приключва задача',
    about: 'Първо по отворения документ, после от задачите, които Вие сте възложили.',
    by: 'colleague',
  },
  resolve: {
    title: 'Ръководител издава резолюция',
    about: 'Възлага Ви задача по отворения документ или по друг, който виждате.',
    by: 'colleague',
  },
  message: { title: 'Идва съобщение чрез е-Връчване', about: 'Чака да бъде регистрирано или отказано.', by: 'partner' },
  exchange: {
    title: 'Идва документ чрез обмен на документи',
    about: 'Друга администрация изпраща документ, който чака регистрация.',
    by: 'partner',
  },
  application: {
    title: 'Идва заявление от портала',
    about: 'Ново заявление за административна услуга в „От портала“.',
    by: 'partner',
  },
  fail: {
    title: 'Доставка чрез е-Връчване не успява',
    about: 'Изпратеното, което още пътува; ако няма такова, следващото. Второто изпращане пристига.',
    by: 'partner',
  },
  refuse: {
    title: 'Получател отказва регистрация',
    about: 'Чрез обмен на документи, с причина: това, което още пътува, или следващото изпратено.',
    by: 'partner',
  },
}

/** The steps that an action of a scenario may wait for, in words: „Щом …“. */
export const stepText: Readonly<Record<AwaitedStep, string>> = {
  register: 'регистрира документ',
  edit: 'промени документ',
  comment: 'напише коментар',
  resolve: 'издаде резолюция',
  assign: 'възложи задача',
  complete: 'приключи задача',
  send: 'изпрати документ',
}

/** The same steps as nouns of the written records. */
export const mutationText: Readonly<Record<AwaitedStep, string>> = {
  register: 'Регистриране на документ',
  edit: 'Промяна на документ',
  comment: 'Коментар',
  resolve: 'Резолюция',
  assign: 'Възлагане на задача',
  complete: 'Приключване на задача',
  send: 'Изпращане на документ',
}

/** An action of a colleague or a partner; `about` is the target of a link. */
export type PlayedAction = {
  id: number
  /** ISO instant of the mock database's clock. */
  date: string
  deed: SimulatedAction
  /** What happened, or why it failed, in words. */
  text: string
  isDone: boolean
  cause: 'button' | 'chance' | 'script'
  about: { kind: 'document' | 'task' | 'edelivery' | 'docexchange'; key: string; scope: number } | null
}

/** In minutes: the available intervals of random actions. */
export const paces = [1, 3, 10] as const

/** The random actions; a failed delivery and a refusal only if a message is in transit. */
export const actionsByRandom: readonly SimulatedAction[] = [
  'edit',
  'comment',
  'complete',
  'resolve',
  'message',
  'exchange',
  'application',
]

/** The state for a timeline: milliseconds since the scenario was opened, completed steps, played entries. */
export type TimelineState = { open: number; steps: ReadonlySet<AwaitedStep>; played: ReadonlySet<number> }

/** The indexes of timeline entries that are due and not played yet. */
export const dueIn = (timeline: readonly TimedAction[], { open, steps, played }: TimelineState): number[] =>
  timeline.flatMap(({ when }, at) => {
    const isDue = 'minute' in when ? open >= when.minute * 60_000 : steps.has(when.after)
    return isDue && !played.has(at) ? [at] : []
  })
