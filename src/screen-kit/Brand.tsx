import { appConfig } from '../transport/config.ts'

/** The product, and under it the public body that works with it, beside its emblem. */
export const Brand = () => {
  const { productTitle, body } = appConfig()
  return (
    <>
      {body.emblem ? (
        <img className="emblem" src={body.emblem} alt="" />
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
