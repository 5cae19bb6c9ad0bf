import { Button } from '../buttons/Button.tsx'
import { Glyph } from '../Glyph.tsx'
import { IconRefresh, IconWarning } from '../icons.ts'
import './page.css'

type Props = { title?: string; message?: string | undefined; onRetry?: () => void }

export const ErrorState = ({ title = 'Данните не се заредиха', message, onRetry }: Props) => (
  <div className="empty failed" role="alert">
    <span className="empty-icon">
      <Glyph icon={IconWarning} />
    </span>
    <p className="empty-title">{title}</p>
    <div className="empty-text pre-line">
      {message ?? 'Опитайте отново. Ако се повтори, обадете се на администратора.'}
    </div>
    {onRetry && (
      <Button icon={IconRefresh} onClick={onRetry}>
        Опитай отново
      </Button>
    )}
  </div>
)
