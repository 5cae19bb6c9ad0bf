import { listed, pluralise } from '../../../../rules/words/pluralise.ts'

const named = 3

const whom = (assignees: readonly string[]): string => {
  if (assignees.length === 0) return 'избраните изпълнители'
  if (assignees.length <= named) return listed(assignees)
  const others = assignees.length - named + 1
  return `${assignees.slice(0, named - 1).join(', ')} и още ${pluralise(others, 'person')}`
}

export const willAssign = (count: number, assignees: readonly string[]): string =>
  `Ще възложите ${pluralise(count, 'document')} на ${whom(assignees)}${count > 1 ? ': по една задача за всеки документ' : ''}.`

export const cannotAssign = (count: number): string =>
  `${pluralise(count, 'document')} не ${count === 1 ? 'може да бъде възложен' : 'могат да бъдат възложени'}, защото:`
