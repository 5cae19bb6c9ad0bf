import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { documents } from '../../../../contract/documents.ts'
import { Direction } from '../../../../contract/enumerations.ts'
import type { DocumentCorrespondent } from '../../../../contract/shapes/correspondents.ts'
import { presetUntyped } from '../../../../screen-kit/form/presetValues.ts'
import type { Form } from '../../../../screen-kit/form/useFormState.ts'
import { queryAtomFamily } from '../../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../../transport/query.ts'
import { pickedOf } from '../../../correspondents/public.ts'
import type { DocumentValues } from './documentValues.ts'

type Correspondents = Pick<DocumentValues, 'correspondents'>
const noCorrespondents: Correspondents = { correspondents: [] }

/** Returns the correspondent marked as applicant, or the only one. */
export const applicantOf = (all: readonly DocumentCorrespondent[]): Correspondents => {
  const applicant = all.find(({ isApplicant }) => isApplicant) ?? (all.length === 1 ? all[0] : undefined)
  return applicant ? { correspondents: [pickedOf(applicant.correspondent)] } : noCorrespondents
}

const rootCorrespondentsAtom = queryAtomFamily(
  (docGuid: string) => queryOf(documents.getDocumentCorrespondents, { query: { docGuid } }, { quiet: true }),
  (_get, docGuid) => docGuid !== '',
)

/**
 * Fills in the applicant of the chosen case file as correspondent of the new document. This does not count as unsaved
 * input.
 */
export const useCaseApplicant = ({ values, preset }: Pick<Form<DocumentValues>, 'values' | 'preset'>): void => {
  const { caseFile, documentDirectionId, isAnonymous } = values
  const done = useRef({ rootGuid: '', filled: noCorrespondents })
  const hasParty = documentDirectionId !== Direction.INTERNAL && !isAnonymous
  const rootGuid = (hasParty && caseFile?.rootDocumentGuid) || ''
  const { data } = useAtomValue(rootCorrespondentsAtom(rootGuid === done.current.rootGuid ? '' : rootGuid))
  useEffect(() => {
    if (!data || rootGuid === '' || rootGuid === done.current.rootGuid) return
    const last = done.current.filled
    const filled = applicantOf(data)
    done.current = { rootGuid, filled }
    preset(({ correspondents }) => presetUntyped({ correspondents }, filled, { blank: noCorrespondents, last }))
  }, [data, rootGuid, preset])
}
