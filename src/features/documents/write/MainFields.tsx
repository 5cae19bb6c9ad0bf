import { Direction, directionLabels, Scope } from '../../../contract/enumerations.ts'
import { today } from '../../../dates/clock.ts'
import { dateProblem } from '../../../screen-kit/form/dateProblem.ts'
import { ChoiceField } from '../../../screen-kit/lookup/ChoiceField.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { DateTimeField } from '../../../widgets/fields/DateTimeField.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { CaseFilePicker } from '../../case-files/public.ts'
import { CorrespondentsField } from '../../correspondents/public.ts'
import { receivedVias, sentVias, TypeField } from '../../document-lookups/public.ts'
import { fieldPropsOf, isIncoming, type SectionProps, shows } from './fieldProps.ts'
import type { KnownNames } from './PeopleFields.tsx'

const directions = Object.values(Direction).map((id) => ({ value: String(id), label: directionLabels[id] }))

/**
 * What the document is: direction, kind, subject, case file. The case file is searched for in one of the two ways of
 * document 2, section 9: beside a message, whose sender's number is copied whole, by the one that waits longer.
 */
export const IdentityFields = ({ caseFileVariant, ...props }: SectionProps & { caseFileVariant?: 1 | 2 }) => {
  const { form } = props
  const { values, set } = form
  return (
    <div className="form-grid">
      <RadioGroup
        {...fieldPropsOf(props, 'documentDirectionId')}
        inline
        value={String(values.documentDirectionId)}
        options={directions}
        onChange={(value) => form.setDirection(Number(value) as Direction)}
      />
      <TypeField
        scope={form.scope}
        {...fieldPropsOf(props, 'documentTypeId')}
        className="double"
        types={form.types}
        direction={values.documentDirectionId}
        value={values.documentTypeId}
        onChange={(documentTypeId) => set({ documentTypeId, numberIndexId: null })}
      />
      <div className="wide">
        <TextArea
          {...fieldPropsOf(props, 'subjectDescription')}
          rows={2}
          maxLength={1000}
          value={values.subjectDescription}
          onChange={(subjectDescription) => set({ subjectDescription })}
        />
      </div>
      <CaseFilePicker
        {...fieldPropsOf(props, 'caseFile')}
        className="double"
        {...(caseFileVariant && { variant: caseFileVariant })}
        value={values.caseFile}
        onChange={(caseFile) => set({ caseFile })}
      />
    </div>
  )
}

/** How it came: channel, moment, the sender's own number; or how it goes. */
export const ChannelFields = (props: SectionProps & { known?: KnownNames }) => {
  const { form, known } = props
  const { values, set, setProblem } = form
  if (shows(form, 'sentViaId'))
    return (
      <div className="form-grid">
        <ChoiceField
          {...fieldPropsOf(props, 'sentViaId')}
          from={sentVias}
          known={known?.sentViaId}
          value={values.sentViaId}
          onChange={(sentViaId) => set({ sentViaId })}
        />
      </div>
    )
  if (!isIncoming(values)) return null
  return (
    <div className="form-grid">
      <ChoiceField
        {...fieldPropsOf(props, 'receivedViaId')}
        from={receivedVias}
        known={known?.receivedViaId}
        value={values.receivedViaId}
        onChange={(receivedViaId) => set({ receivedViaId })}
      />
      <DateTimeField
        {...fieldPropsOf(props, 'dateReceived')}
        value={values.dateReceived}
        onChange={(dateReceived, problem) => {
          setProblem('dateReceived', dateProblem(problem))
          set({ dateReceived })
        }}
      />
      <div className="pair">
        <TextField
          {...fieldPropsOf(props, 'externalRefNumber')}
          maxLength={100}
          value={values.externalRefNumber}
          onChange={(externalRefNumber) => set({ externalRefNumber })}
        />
        <DateField
          {...fieldPropsOf(props, 'externalRefDate')}
          max={today()}
          messages={{ afterMax: 'Датата не може да е в бъдещето.' }}
          value={values.externalRefDate}
          onChange={(externalRefDate, problem) => {
            setProblem('externalRefDate', dateProblem(problem))
            set({ externalRefDate })
          }}
        />
      </div>
    </div>
  )
}

/** From whom, or to whom: the correspondents of a new document. */
export const CorrespondentFields = (props: SectionProps) => {
  const { form, locked } = props
  const { values, set, scope } = form
  const incoming = isIncoming(values)
  const firstIs = scope === Scope.AU ? 'заявител' : 'подател'
  return (
    <div className="flex flex-column gap-3">
      {!values.isAnonymous || !incoming ? (
        <CorrespondentsField
          {...fieldPropsOf(props, 'correspondents')}
          {...(incoming && { firstIs })}
          value={values.correspondents}
          onChange={(correspondents) => set({ correspondents })}
        />
      ) : (
        <p className="muted">Документът ще бъде регистриран без кореспондент.</p>
      )}
      {incoming && (
        <Checkbox
          label="Анонимен подател"
          checked={values.isAnonymous}
          disabled={locked('isAnonymous') !== null}
          onChange={(isAnonymous) => set({ isAnonymous })}
        />
      )}
    </div>
  )
}
