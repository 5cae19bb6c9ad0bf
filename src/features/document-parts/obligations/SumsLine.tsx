import { Amount } from '../../../screen-kit/money/Amount.tsx'
import type { Sums } from './obligationSums.ts'

export const SumsLine = ({ sums: { due, paid, rest, over } }: { sums: Sums<string> }) => (
  <dl className="sums">
    <div>
      <dt>Дължимо</dt>
      <dd>
        <Amount money={due} />
      </dd>
    </div>
    <div>
      <dt>Платено</dt>
      <dd>
        <Amount money={paid} />
      </dd>
    </div>
    {(rest.cents > 0 || over.cents === 0) && (
      <div>
        <dt>Остатък</dt>
        <dd>
          <Amount money={rest} />
        </dd>
      </div>
    )}
    {over.cents > 0 && (
      <div>
        <dt>Надплатено</dt>
        <dd>
          <Amount money={over} />
        </dd>
      </div>
    )}
  </dl>
)
