import type { ColleagueDeed } from '../../contract/training/scenario.ts'

/** What a colleague or a partner does, as a trainer chooses it. */
export const colleagueLabels: Readonly<Record<ColleagueDeed, string>> = {
  edit: 'Колега променя отворения документ',
  comment: 'Колега коментира отворения документ',
  complete: 'Колега изпълнява задача по отворения документ',
  resolve: 'Ръководител резолира отворения документ',
  refuse: 'Насрещната администрация отказва да регистрира изпратеното',
  fail: 'Следващото изпращане не се доставя',
  arrive: 'Недоставеното се доставя при повторно изпращане',
  message: 'Пристига съобщение чрез е-Връчване',
  exchange: 'Пристига съобщение чрез обмен на документи',
  application: 'Пристига заявление от портала',
}
