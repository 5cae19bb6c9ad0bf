import { RadioGroup } from '../../../widgets/fields/RadioGroup.tsx'
import { TextArea } from '../../../widgets/fields/TextArea.tsx'
import { DescriptionList } from '../../../widgets/page/DescriptionList.tsx'
import type { PossibleRoute } from '../state.ts'
import { DataItemField } from './DataItemField.tsx'
import { commentLimit, commentName, idOf, type RouteForm, routeOf, stepName } from './routeForm.ts'

type Props = {
  routes: readonly PossibleRoute[]
  form: RouteForm
  onForm: (form: RouteForm) => void
  /** The message of the control with this id. */
  errorOf: (id: string) => string | undefined
}

/** Where to, who does it, what the step asks for, and the comment, which a step back needs. */
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
