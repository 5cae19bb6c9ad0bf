import { listed, pluralise } from '../../../../rules/words/pluralise.ts'

const maxNamed = 3

const namesText = (assignees: readonly string[]): string => {
  if (assignees.length === 0) return 'избраните изпълнители'
  if (assignees.length <= maxNamed) return listed(assignees)
  const others = assignees.length - maxNamed + 1
  return `${assignees.slice(0, maxNamed - 1).join(', ')} и още ${pluralise(others, 'person')}`
}

export const willAssign = (count: number, assignees: readonly string[]): string =>
  `Ще възложите ${pluralise(count, 'document')} на ${namesText(assignees)}${count > 1 ? ': по една задача за всеки документ' : ''}.`

export const cannotAssign = (count: number): string =>
  `${pluralise(count, 'document')} не ${count === 1 ? 'може да бъде възложен' : 'могат да бъдат възложени'}, защото:`
