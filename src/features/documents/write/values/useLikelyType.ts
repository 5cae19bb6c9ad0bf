import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Direction, ListView } from '../../../../contract/enumerations.ts'
import { likelyType } from '../../../../rules/documents/likelyType.ts'
import { perRecord } from '../../../../state/perRecord.ts'
import { type DocumentScope, documentsPage } from '../../../document-lookups/public.ts'
import type { DocumentValues } from './documentValues.ts'
import { idOf } from './shownFields.ts'
import type { useDocumentForm } from './useDocumentForm.ts'

/** So many of the newest are looked at. */
const looked = 20

/** The letters that somebody has registered last, as the record tells them. */
const newestOwnAtom = perRecord(
  (scope: DocumentScope, personId: number) =>
    documentsPage(
      scope,
      {
        query: { indexType: ListView.All, skip: 0, take: looked },
        body: {
          documentDirectionId: Direction.INCOMING,
          createdByPersonId: personId,
          standing: 'counted',
          sortColumns: [{ columnName: 'dateRegistered', direction: 'desc' }],
        },
      },
      { quiet: true },
    ),
  (_get, _scope, personId) => personId > 0,
)

type Form = Pick<ReturnType<typeof useDocumentForm>, 'scope' | 'base' | 'values' | 'rebase'>

/**
 * Where this browser knows no last document, a new letter begins with the kind that its writer registers mostly. What
 * comes first to be typed is then what it is about; what was chosen meanwhile stays.
 */
export const useLikelyType = ({ scope, base, values, rebase }: Form, personId: number | undefined): void => {
  const isDone = useRef(base.documentTypeId !== null)
  const { data } = useAtomValue(newestOwnAtom(scope, isDone.current ? 0 : (personId ?? 0)))
  useEffect(() => {
    const documentTypeId = data && likelyType(data.items)
    if (isDone.current || documentTypeId === undefined) return
    isDone.current = true
    const isOpen = (one: DocumentValues) =>
      one.documentTypeId === null && one.documentDirectionId === Direction.INCOMING
    if (documentTypeId === null || !isOpen(values)) return
    rebase({ ...base, documentTypeId }, { ...values, documentTypeId })
    const at = document.activeElement?.id
    if (at === idOf('documentDirectionId') || at === '') document.getElementById(idOf('subjectDescription'))?.focus()
  }, [data, base, values, rebase])
}
