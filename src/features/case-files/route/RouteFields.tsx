import type { DateProblem } from '../../../dates/typedDate.ts'
import { commentName, routeTextLimit } from '../../../rules/documents/caseFileRouteRules.ts'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import type { PossibleRoute } from '../caseFileState.ts'
import { commentLimit, idOf, type RouteForm, routeOf, stepName } from './routeForm.ts'

type DataItemFieldProps = {
  id: string
  item: PossibleRoute['dataItems'][number]
  value: string
  error: string | undefined
  onChange: (value: string, problem: DateProblem | null) => void
}

const DataItemField = ({ id, item: { label, kind, isRequired }, value, error, onChange }: DataItemFieldProps) => {
  const field = { id, label, error, required: isRequired }
  if (kind === 'date')
    return <DateField {...field} value={value || null} onChange={(date, problem) => onChange(date ?? '', problem)} />
  if (kind === 'number')
    return <TextField {...field} value={value} onChange={(text) => onChange(text, null)} placeholder="0,00" />
  return (
    <TextArea {...field} rows={2} value={value} maxLength={routeTextLimit} onChange={(text) => onChange(text, null)} />
  )
}

type Props = {
  routes: readonly PossibleRoute[]
  form: RouteForm
  onForm: (form: RouteForm) => void
  errorOf: (id: string) => string | undefined
}

export const RouteFields = ({ routes, form, onForm, errorOf }: Props) => {
  const route = routeOf(routes, form)
  return (
    <div className="flex flex-column gap-3">
      <RadioGroup
        id={idOf(stepName)}
        label="Следваща стъпка"
        required
        value={String(form.stepId ?? '')}
        options={routes.map(({ stepId, name, isBack }) => ({
          value: String(stepId),
          label: isBack ? `Връщане към „${name}“` : name,
        }))}
        onChange={(stepId) => onForm({ ...form, stepId: Number(stepId) })}
        error={errorOf(idOf(stepName))}
      />
      {route && (
        <>
          <DescriptionList columns={1} items={[{ term: 'Изпълнител', value: route.performer }]} />
          {route.dataItems.length > 0 && (
            <fieldset className="case-route-items min-w-0">
              <legend>Данни за стъпката</legend>
              {route.dataItems.map((item) => (
                <DataItemField
                  key={item.name}
                  id={idOf(item.name)}
                  item={item}
                  value={form.values[item.name] ?? ''}
                  error={errorOf(idOf(item.name))}
                  onChange={(value, problem) =>
                    onForm({
                      ...form,
                      values: { ...form.values, [item.name]: value },
                      unread: { ...form.unread, [item.name]: problem },
                    })
                  }
                />
              ))}
            </fieldset>
          )}
        </>
      )}
      <TextArea
        id={idOf(commentName)}
        label="Коментар"
        required={route?.isBack ?? false}
        value={form.comment}
        maxLength={commentLimit}
        onChange={(comment) => onForm({ ...form, comment })}
        error={errorOf(idOf(commentName))}
        {...(route?.isBack && { hint: 'При връщане обяснете защо.' })}
      />
    </div>
  )
}
