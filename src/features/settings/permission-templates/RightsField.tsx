import { useAtomValue } from 'jotai'
import { permissionTypeLabels } from '../../../contract/enumerations.ts'
import { type Subject, withRight, withSubject } from '../../../rules/documents/permissionTemplateRules.ts'
import { LookupRetry } from '../../../screen-kit/lookup/LookupRetry.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { announce } from '../../../widgets/focus/announce.ts'
import { IconClose } from '../../../widgets/icons.ts'
import { type SubjectOption, subjectsAtom, useSubjectName } from './subjects.ts'

type Props = {
  id: string
  error?: string
  value: readonly Subject[]
  onChange: (rows: Subject[]) => void
}

const rights = Object.entries(permissionTypeLabels).map(([id, label]) => ({ id: Number(id), label }))

const RightsTable = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  const nameOf = useSubjectName()
  const change = (at: number, subject: Subject) => onChange(value.with(at, subject))
  const remove = (at: number) => {
    const subject = value[at]
    onChange(value.toSpliced(at, 1))
    if (subject) announce(`Премахнато: ${nameOf(subject)}.`)
  }
  return (
    <div className="rights-scroll">
      <table className="rights">
        <caption className="visually-hidden">Права по получатели</caption>
        <thead>
          <tr>
            <th scope="col">Право</th>
            {value.map((subject, at) => (
              <th key={`${subject.subjectKind}-${subject.subjectId}`} scope="col">
                <span className="rights-subject">
                  {nameOf(subject)}
                  <IconButton icon={IconClose} label={`Премахни „${nameOf(subject)}“`} onClick={() => remove(at)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {value.map((subject, at) => (
                <td key={`${subject.subjectKind}-${subject.subjectId}`}>
                  <Checkbox
                    hideLabel
                    label={`${label}: ${nameOf(subject)}`}
                    checked={subject.permissionTypeIds.includes(id)}
                    onChange={(isGiven) => change(at, withRight(subject, id, isGiven))}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr className="rights-below">
            <th scope="row">Важи за подчинените</th>
            {value.map((subject, at) => (
              <td key={`${subject.subjectKind}-${subject.subjectId}`}>
                {subject.subjectKind === 'department' ? (
                  <Checkbox
                    hideLabel
                    label={`Важи за подчинените: ${nameOf(subject)}`}
                    checked={subject.includesSubordinate}
                    onChange={(includesSubordinate) => change(at, { ...subject, includesSubordinate })}
                  />
                ) : (
                  <span className="muted">–</span>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

export const RightsField = ({ id, error, value, onChange }: Props) => {
  const { options, failedAt } = useAtomValue(subjectsAtom)
  const add = (option: SubjectOption | null) => {
    if (!option) return
    onChange(withSubject(value, option.kind, option.subjectId))
    announce(`Добавено: ${option.name}.`)
  }
  return (
    <div className="rights-field">
      <LookupField
        id={id}
        label="Добави кой получава права"
        required
        placeholder="Служител, длъжност, звено или роля"
        {...(error !== undefined && { error })}
        {...(failedAt && { hint: <LookupRetry endpoint={failedAt} /> })}
        options={options}
        failed={failedAt !== undefined}
        value={null}
        onChange={add}
      />
      {value.length > 0 && <RightsTable value={value} onChange={onChange} />}
    </div>
  )
}
