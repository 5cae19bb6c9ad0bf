import { Button } from '../../widgets/buttons/Button.tsx'
import { IconRefresh } from '../../widgets/icons.ts'
import { Banner } from '../../widgets/page/Banner.tsx'
import './parts.css'

type Props = { title: string; onRetry: () => void }

export const StaleDataBanner = ({ title, onRetry }: Props) => (
  <div className="not-renewed">
    <Banner
      kind="warning"
      title={title}
      action={
        <Button small icon={IconRefresh} onClick={onRetry}>
          Опитай отново
        </Button>
      }
    >
      Виждате последните заредени данни; може вече да са други.
    </Banner>
  </div>
)
