import { Button } from '../../widgets/buttons/Button.tsx'
import { Switch } from '../../widgets/fields/Switch.tsx'
import { IconDocument, IconTraining } from '../../widgets/icons.ts'
import { Dialog } from '../../widgets/overlays/Dialog.tsx'
import { Kbd } from '../../widgets/tags/Kbd.tsx'
import { ofTraining, ofWidgets, type ShownShortcut } from './widgetShortcuts.ts'

type Props = {
  anywhere: readonly ShownShortcut[]
  here: readonly ShownShortcut[]
  on: boolean
  onSwitch: (on: boolean) => void
  onHelp?: () => void
  onTraining?: () => void
  onClose: () => void
}

const ShortcutsSheet = ({ anywhere, here, on, onSwitch, onHelp, onTraining, onClose }: Props) => (
  <Dialog open title="Клавишни комбинации" size="l" onClose={onClose}>
    <div className="flex flex-column gap-3">
      {(onHelp ?? onTraining) && (
        <div className="flex flex-wrap gap-2">
          {onHelp && (
            <Button icon={IconDocument} onClick={onHelp}>
              Ръководство за този екран
            </Button>
          )}
          {onTraining && (
            <Button icon={IconTraining} onClick={onTraining}>
              Обучение
            </Button>
          )}
        </div>
      )}
      <Group title="Навсякъде" shortcuts={anywhere} off={!on} />
      {here.length > 0 && <Group title="На този екран" shortcuts={here} off={!on} />}
      {onTraining && <Group title="Учебна среда" shortcuts={ofTraining} />}
      {ofWidgets.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <Switch
        label={`Единичните клавиши от „Навсякъде“${here.length > 0 ? ' и „На този екран“' : ''} работят`}
        hint="Действат, докато не пишете в поле, на кирилица и на латиница. Изключете ги, ако диктувате текст или ги натискате неволно."
        checked={on}
        onChange={onSwitch}
      />
    </div>
  </Dialog>
)

const Group = ({ title, shortcuts, off }: { title: string; shortcuts: readonly ShownShortcut[]; off?: boolean }) => (
  <section className={off ? 'shortcut-group off' : 'shortcut-group'}>
    <h3>
      {title}
      {off && <small> (изключени)</small>}
    </h3>
    <dl>
      {shortcuts.map(({ keys, label, together, either }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && <span className="muted">{together ? ' + ' : either ? ' или ' : ' после '}</span>}
                <Kbd>{key}</Kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

export default ShortcutsSheet
