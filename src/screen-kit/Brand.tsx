import { appConfig } from '../transport/config.ts'
import { Emblem } from './Emblem.tsx'

export const Brand = () => {
  const { productTitle, body } = appConfig()
  return (
    <>
      {body.emblem ? (
        <Emblem className="emblem" />
      ) : (
        <span className="seal" aria-hidden>
          {productTitle.slice(0, 1)}
        </span>
      )}
      <span className="brand-words">
        {productTitle}
        {body.name && <small>{body.name}</small>}
      </span>
    </>
  )
}
