import type { Exercise } from '../../../src/contract/training/exercise.ts'

export const firstLetter: Exercise = {
  format: 'delovod-exercise',
  version: 1,
  id: 'first-letter',
  title: 'Първото писмо',
  story: ['Пристига писмо по преписката на молба № {application.number}. Регистрирайте го.'],
  who: 'mpetrova',
  start: '/documents',
  hints: ['Отворете преписката на {application.number}.'],
  prepare: [
    {
      do: 'find',
      name: 'application',
      kind: 'document',
      find: [
        { field: 'isRegistered', test: 'filled' },
        { field: 'startsCase', test: 'filled' },
        { field: 'direction', test: 'equals', value: 'Входящ' },
        { field: 'scope', test: 'equals', value: 'Документооборот' },
      ],
    },
  ],
  assertions: [
    {
      name: 'letter',
      text: 'Писмото е регистрирано в преписката на молбата',
      kind: 'document',
      since: 'new',
      find: [{ field: 'isRegistered', test: 'filled' }],
      points: 2,
      missing: 'Няма ново регистрирано писмо.',
      parts: [
        {
          when: [{ field: 'caseFile', test: 'equals', value: { of: 'application', field: 'caseFile' } }],
          points: 3,
          missing: 'Писмото е регистрирано, но не е в преписката на молбата.',
        },
        {
          when: [{ field: 'subject', test: 'contains', value: 'становище' }],
          points: 1,
          missing: 'В „Относно“ на писмото не е казано, че се иска становище.',
        },
      ],
    },
    {
      text: 'Никой друг документ не е пипан',
      kind: 'document',
      since: 'changed',
      find: [{ field: 'number', test: 'differs', value: { of: 'application', field: 'number' } }],
      count: 0,
      points: 1,
      missing: 'Променен е друг документ.',
    },
  ],
}
