import { useCallback } from 'react'
import { Direction, directionLabels, Scope } from '../../../../contract/enumerations.ts'
import { today } from '../../../../dates/clock.ts'
import { ChoiceField } from '../../../../screen-kit/lookup/ChoiceField.tsx'
import { Checkbox } from '../../../../widgets/fields/Checkbox.tsx'
import { DateField } from '../../../../widgets/fields/DateField.tsx'
import { DateTimeField } from '../../../../widgets/fields/DateTimeField.tsx'
import { RadioGroup } from '../../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../../widgets/fields/TextField.tsx'
import { CaseFilePicker } from '../../../case-files/public.ts'
import { CorrespondentsField } from '../../../correspondents/public.ts'
import { receivedVias, sentVias, TypeField } from '../../../document-lookups/public.ts'
import { AnsweredField } from './AnsweredField.tsx'
import { dateOf, fieldPropsOf, inputOf, inThePast, isIncoming, type SectionProps, shows } from './fieldProps.ts'
import type { KnownNames } from './PeopleFields.tsx'

const directions = Object.values(Direction).map((id) => ({ value: String(id), label: directionLabels[id] }))

type IdentityProps = SectionProps & {
  caseFileVariant?: 1 | 2
  /** The preselected document type, for a hint; null if no type is frequent enough. */
  likelyTypeId?: number | null
}

const likelyHint = ({ form }: SectionProps, likelyTypeId: number | null): string | undefined =>
  likelyTypeId !== null && form.values.documentTypeId === likelyTypeId
    ? 'Както в повечето такива документи.'
    : undefined

/**
 * Renders direction, type, subject and case file. In the registration of a message the case-file search (variant 2)
 * waits longer, because the user pastes a number.
 */
export const IdentityFields = ({ caseFileVariant, likelyTypeId = null, ...props }: IdentityProps) => {
  const { form } = props
  const { values, setDirection, setType } = form
  const chooseDirection = useCallback((value: string) => setDirection(Number(value) as Direction), [setDirection])
  const hint = likelyHint(props, likelyTypeId)
  return (
    <div className="form-grid">
      <RadioGroup
        {...fieldPropsOf(props, 'documentDirectionId')}
        inline
        value={String(values.documentDirectionId)}
        options={directions}
        onChange={chooseDirection}
      />
      <TypeField
        scope={form.scope}
        {...(hint !== undefined && { hint })}
        {...fieldPropsOf(props, 'documentTypeId')}
        className="double"
        types={form.types}
        direction={values.documentDirectionId}
        value={values.documentTypeId}
        onChange={setType}
      />
      <div className="wide">
        <TextArea {...inputOf(props, 'subjectDescription')} rows={2} />
      </div>
      <CaseFilePicker
        {...inputOf(props, 'caseFile')}
        className="double"
        {...(caseFileVariant && { variant: caseFileVariant })}
      />
      {shows(form, 'answered') && <AnsweredField {...props} />}
    </div>
  )
}

/** Renders how the document came or is sent. An outgoing document has only the send channel. */
export const ChannelFields = (props: SectionProps & { known?: KnownNames }) => {
  const { form, known } = props
  if (shows(form, 'sentViaId'))
    return (
      <div className="form-grid">
        <ChoiceField {...inputOf(props, 'sentViaId')} from={sentVias} known={known?.sentViaId} />
      </div>
    )
  if (!isIncoming(form.values)) return null
  return (
    <div className="form-grid">
      <ChoiceField {...inputOf(props, 'receivedViaId')} from={receivedVias} known={known?.receivedViaId} />
      <DateTimeField {...dateOf(props, 'dateReceived')} />
      <div className="pair">
        <TextField {...inputOf(props, 'externalRefNumber')} />
        <DateField {...dateOf(props, 'externalRefDate')} max={today()} messages={inThePast} />
      </div>
    </div>
  )
}

export const CorrespondentFields = (props: SectionProps) => {
  const { form, locked } = props
  const { values, scope } = form
  const isAnonymous = form.input('isAnonymous')
  const incoming = isIncoming(values)
  const firstIs = scope === Scope.AU ? 'заявител' : 'подател'
  return (
    <div className="flex flex-column gap-3">
      {!values.isAnonymous || !incoming ? (
        <CorrespondentsField
          {...inputOf(props, 'correspondents')}
          {...(incoming && { firstIs })}
          direction={values.documentDirectionId}
        />
      ) : (
        <p className="muted">Документът ще бъде регистриран без кореспондент.</p>
      )}
      {incoming && (
        <Checkbox
          label="Анонимен подател"
          checked={isAnonymous.value}
          disabled={locked('isAnonymous') !== null}
          onChange={isAnonymous.onChange}
        />
      )}
    </div>
  )
}
