import { useAtomValue, useSetAtom } from 'jotai'
import { pluralise } from '../../rules/words/pluralise.ts'
import { seeErrorsAtom, unseenErrorsAtom } from '../../state/notices.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { IconButton } from '../../widgets/buttons/IconButton.tsx'
import { IconAllSeen, IconClose, IconWarning } from '../../widgets/icons.ts'
import { HeaderPopover } from './HeaderPopover.tsx'

/** Renders the list of errors until the user marks them as seen, because a toast disappears by itself. */
export const ErrorsButton = () => {
  const errors = useAtomValue(unseenErrorsAtom)
  const see = useSetAtom(seeErrorsAtom)
  if (errors.length === 0) return null
  return (
    <HeaderPopover
      label="Съобщения за грешки"
      button={(anchor) => (
        <IconButton
          icon={IconWarning}
          label={`Съобщения за грешки: ${pluralise(errors.length, ['непрочетено', 'непрочетени'])}`}
          badge={errors.length}
          {...anchor}
        />
      )}
    >
      {() => (
        <div className="errors-panel flex flex-column gap-3">
          <h2>Съобщения за грешки</h2>
          <ul className="p-0 list-none">
            {errors.map(({ id, title, text, details, trace }) => (
              <li key={id}>
                <div>
                  <p className="pre-line">
                    {title && <b>{title}: </b>}
                    {[text, ...details].join('\n')}
                  </p>
                  {trace.length > 0 && (
                    <details className="small">
                      <summary>Подробности</summary>
                      <p className="pre-line muted">{trace.join('\n')}</p>
                    </details>
                  )}
                </div>
                <IconButton icon={IconClose} label="Прочетено" onClick={() => see(id)} />
              </li>
            ))}
          </ul>
          <Button icon={IconAllSeen} onClick={() => see('all')}>
            Прочетох всички
          </Button>
        </div>
      )}
    </HeaderPopover>
  )
}
