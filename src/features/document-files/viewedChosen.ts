import { freeFileName } from '../../rules/files/fileRules.ts'
import type { LoadFile, ViewedFile } from '../../screen-kit/files/viewedFile.ts'
import type { Attaching } from '../../widgets/reading/inside.ts'
import type { ChosenFile } from './chosenFiles.ts'
import type { Uploads } from './useUploads.ts'

export const asViewed = ({ id, name }: ChosenFile): ViewedFile => ({ guid: id, fileName: name })

export const viewedOf = ({ chosen }: Uploads): ViewedFile[] =>
  chosen.filter(({ problem }) => problem === null).map(asViewed)

export const loadChosen =
  ({ chosen }: Uploads): LoadFile =>
  async (guid) =>
    chosen.find(({ id }) => id === guid)?.file ?? null

/** Returns the option to add files that are inside a chosen file to the list of chosen files. */
export const attachingChosen = ({ chosen, add }: Uploads): Attaching => ({
  target: 'документа',
  stateOf: (name, size) =>
    chosen.some(({ file }) => file.name === name && file.size === size) ? 'attached' : 'absent',
  attach: (file) => {
    const taken = chosen.map(({ name }) => name)
    add([new File([file], freeFileName(file.name, taken), { type: file.type })], true)
  },
})
