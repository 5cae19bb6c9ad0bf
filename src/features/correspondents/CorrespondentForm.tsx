import { useEffect } from 'react'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { AddressRows } from './AddressRows.tsx'
import { ContactRows } from './ContactRows.tsx'
import { fieldId } from './correspondentErrors.ts'
import { EntityFields, KindFields, PersonFields } from './IdentityFields.tsx'
import { MoreFields } from './MoreFields.tsx'
import { NewerCorrespondent } from './NewerCorrespondent.tsx'
import { nextField } from './newCorrespondent.ts'
import { RepresentativeRows } from './RepresentativeRows.tsx'
import { SimilarCorrespondents } from './SimilarCorrespondents.tsx'
import { labels, loses, notStored, useCorrespondentForm } from './useCorrespondentForm.ts'
import './correspondents.css'

type Props = {
  title: string
  start: Correspondent
  onDone: (saved: Correspondent) => void
  onClose: () => void
}

/** Renders the dialog for a correspondent with all its parts (specification 2, section 2). */
export const CorrespondentForm = ({ title, start, onDone, onClose }: Props) => {
  const form = useCorrespondentForm(start, onDone)
  const { values, set, errors, tables } = form
  const part = { draft: values, set, errors }
  useEffect(() => {
    const next = start.id === 0 ? nextField(start) : null
    if (next) document.getElementById(fieldId(next))?.focus()
  }, [start])
  return (
    <FormDialog
      title={title}
      size="l"
      long
      form={form}
      loses={loses}
      notStored={notStored}
      labels={labels}
      rows={tables}
      onSave={form.save}
      onClose={onClose}
    >
      <div className="correspondent-form flex flex-column gap-3">
        <KindFields draft={values} set={set} />
        {values.isLegalEntity ? <EntityFields {...part} /> : <PersonFields {...part} />}
        <SimilarCorrespondents similar={form.similar} busy={form.isFetching} onUse={form.useExisting} />
        <section className="correspondent-addresses flex flex-column gap-3" aria-label="Адреси">
          <h3>Адреси</h3>
          <AddressRows
            rows={values.correspondentAddresses}
            rowErrors={form.rowErrors}
            onChange={(correspondentAddresses) => set({ correspondentAddresses })}
            {...tables.link('addresses')}
          />
        </section>
        <section className="flex flex-column gap-3" aria-label="Контакти">
          <h3>Контакти</h3>
          <ContactRows
            rows={values.correspondentContacts}
            rowErrors={form.rowErrors}
            onChange={(correspondentContacts) => set({ correspondentContacts })}
            {...tables.link('contacts')}
          />
        </section>
        {values.isLegalEntity && (
          <section className="flex flex-column gap-3" aria-label="Представляващи">
            <h3>Представляващи</h3>
            <RepresentativeRows
              rows={values.representatives}
              rowErrors={form.rowErrors}
              onChange={(representatives) => set({ representatives })}
              {...tables.link('representatives')}
            />
          </section>
        )}
        <h3>Допълнително</h3>
        <MoreFields draft={values} set={set} />
      </div>
      <NewerCorrespondent form={form} />
    </FormDialog>
  )
}
