import stylesheet from '../../styles/offers.css?url';

/** The stylesheet of offers, which comes with the first of them. An offer shows once it is `onReady`. */
export function OfferStyles({ onReady }: { onReady: () => void }) {
  return <link rel="stylesheet" href={stylesheet} onLoad={onReady} />;
}
