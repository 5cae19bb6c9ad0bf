import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { type OpenedRecord, seenListAtom } from '../../../screen-kit/list/useSeenList.ts'

/** The list a correspondent was opened from. */
export const seenCorrespondentsAtom = seenListAtom<number>()

/** A correspondent's page, for its way back; null is a new one. */
export const correspondentRecord = (module: DocumentModule, key: number | null): OpenedRecord<number> => {
  const at = documentModule(module)
  return {
    key,
    root: at.root(),
    list: { href: at.correspondents(), label: 'Кореспонденти' },
    hrefOf: at.correspondent,
  }
}

/** The documents of a correspondent, of every department, in the module's list. */
export const documentsHref = (module: DocumentModule, correspondentID: number): string =>
  documentModule(module).documents({ departmentId: 'any', correspondentID })

/** The page of a correspondent with its form open. */
export const editHref = (href: string): string => `${href}?edit=1`
