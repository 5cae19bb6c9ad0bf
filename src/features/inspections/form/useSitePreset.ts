import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { documents } from '../../../contract/documents.ts'
import { inspections } from '../../../contract/inspections.ts'
import type { Inspection } from '../../../contract/shapes/inspections.ts'
import { noSite, type SitePreset, siteOf } from '../../../rules/inspections/inspectionPresets.ts'
import { fieldsOfPreset, presetUntyped } from '../../../screen-kit/form/presetValues.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { inspectionAtom } from '../inspectionState.ts'

const quiet = { quiet: true } as const
const lastAtAtom = queryAtomFamily(
  (correspondentId: number) =>
    queryOf(inspections.getInspections, { query: { pageNumber: 1, pageSize: 1 }, body: { correspondentId } }, quiet),
  (_get, id) => id > 0,
)
const personAtom = queryAtomFamily((id: number) => queryOf(documents.getCorrespondentById, { query: { id } }, quiet))
const nothingAtom = atom({ data: undefined })

type KnownSite = { preset: SitePreset; hint: string }
/** Returns the hint under a field if the field was filled in from the known site. */
export type SiteHint = (field: keyof SitePreset) => string | undefined

/** Loads the site of a person: from the last inspection, else from the person's address. */
const useKnownSite = (personId: number): KnownSite | undefined => {
  const { data: found } = useAtomValue(lastAtAtom(personId))
  const lastGuid = found?.items[0]?.guid
  const { data: last } = useAtomValue(lastGuid === undefined ? nothingAtom : inspectionAtom(lastGuid))
  const isNew = found !== undefined && lastGuid === undefined
  const { data: person } = useAtomValue(isNew ? personAtom(personId) : nothingAtom)
  return useMemo(() => {
    if (last) return { preset: siteOf(last, []), hint: `Както при проверка № ${last.number}.` }
    return person && { preset: siteOf(undefined, person.correspondentAddresses), hint: 'От адреса на лицето.' }
  }, [last, person])
}

/** Fills in the site of the chosen person. Typed values are kept; the filled-in values do not count as unsaved. */
export const useSitePreset = (form: Form<Inspection>): SiteHint => {
  const personId = form.values.inspectedPerson?.id ?? 0
  const done = useRef({ personId: form.base.inspectedPerson?.id ?? 0, preset: noSite })
  const [filled, setFilled] = useState({ preset: noSite, hint: '' })
  const known = useKnownSite(personId === done.current.personId ? 0 : personId)
  useEffect(() => {
    if (!known || personId === 0 || done.current.personId === personId) return
    const { preset } = known
    const last = done.current.preset
    done.current = { personId, preset }
    setFilled(known)
    form.preset((now) => presetUntyped<SitePreset>(now, preset, { blank: noSite, last }))
  }, [form, personId, known])
  const asFilled = fieldsOfPreset<SitePreset>(form.values, filled.preset, noSite)
  return (field) => (asFilled.includes(field) ? filled.hint : undefined)
}
