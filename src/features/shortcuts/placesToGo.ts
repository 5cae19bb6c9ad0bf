import { type DocumentModule, documentModule, to } from '../../routes/to.ts'

export type PlaceToGo = { keys: readonly string[]; label: string; address: string }

export const placesToGo = (
  module: DocumentModule | undefined,
  mayOpen: (address: string) => boolean,
): readonly PlaceToGo[] => {
  const day: PlaceToGo = { keys: ['g', 'd'], label: 'Към „Моят ден“', address: to.myDay() }
  if (!module) return [day].filter(({ address }) => mayOpen(address))
  const at = documentModule(module)
  const all: PlaceToGo[] = [
    { keys: ['n'], label: 'Нов документ', address: at.createDocument() },
    day,
    { keys: ['g', 'r'], label: 'Към документите (регистъра)', address: at.documents() },
    { keys: ['g', 'p'], label: 'Към преписките', address: at.caseFiles() },
    { keys: ['g', 't'], label: 'Към задачите', address: at.tasks() },
    { keys: ['g', 'k'], label: 'Към кореспондентите', address: at.correspondents() },
  ]
  return all.filter(({ address }) => mayOpen(address))
}
