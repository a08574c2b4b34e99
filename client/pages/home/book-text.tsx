import { Actions } from '#client/components/action.tsx';
import { aboutText } from '#shared/content/home-parts.ts';

export function BookText() {
  return (
    <>
      <p>{aboutText.lead}</p>
      <Actions ids={aboutText.actions} variant="row" />
    </>
  );
}
