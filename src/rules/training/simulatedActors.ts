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

/** The names of the steps after „Щом …“. */
export const stepText: Readonly<Record<AwaitedStep, string>> = {
  register: 'регистрира документ',
  edit: 'промени документ',
  comment: 'напише коментар',
  resolve: 'издаде резолюция',
  assign: 'възложи задача',
  complete: 'приключи задача',
  send: 'изпрати документ',
}

export const mutationText: Readonly<Record<AwaitedStep, string>> = {
  register: 'Регистриране на документ',
  edit: 'Промяна на документ',
  comment: 'Коментар',
  resolve: 'Резолюция',
  assign: 'Възлагане на задача',
  complete: 'Приключване на задача',
  send: 'Изпращане на документ',
}

export type PlayedAction = {
  id: number
  date: string
  action: SimulatedAction
  text: string
  isDone: boolean
  cause: 'button' | 'chance' | 'script'
  about: { kind: 'document' | 'task' | 'edelivery' | 'docexchange'; key: string; scope: number } | null
}

export const paces = [1, 3, 10] as const

/**
 * The actions that may happen at random. A failed delivery and a refusal are not among them, because they need a
 * message in transit.
 */
export const actionsByRandom: readonly SimulatedAction[] = [
  'edit',
  'comment',
  'complete',
  'resolve',
  'message',
  'exchange',
  'application',
]

export type TimelineState = { open: number; steps: ReadonlySet<AwaitedStep>; played: ReadonlySet<number> }

export const dueIn = (timeline: readonly TimedAction[], { open, steps, played }: TimelineState): number[] =>
  timeline.flatMap(({ when }, at) => {
    const isDue = 'minute' in when ? open >= when.minute * 60_000 : steps.has(when.after)
    return isDue && !played.has(at) ? [at] : []
  })
