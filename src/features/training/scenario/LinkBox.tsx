import { copyText } from '../../../screen-kit/copyText.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { TextField } from '../../../widgets/fields/TextField.tsx'
import { IconCopy } from '../../../widgets/icons.ts'

const ignoreChange = () => undefined

/** Renders the link of a scenario as selectable text, because some browsers forbid writing to the clipboard. */
export const LinkBox = ({ title, href }: { title: string; href: string }) => (
  <section className="practice-part" aria-label={`Връзка към „${title}“`}>
    <TextField label={`Връзка към „${title}“`} value={href} onChange={ignoreChange} />
    <div>
      <Button icon={IconCopy} onClick={() => copyText(href, 'Връзката е копирана.')}>
        Копирай връзката
      </Button>
    </div>
  </section>
)
