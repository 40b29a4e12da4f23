import type { Call, CrewState, Laid, Look, Post } from './state.ts';

/** A state of its own, field by field: a search makes thousands, and the general clone has to ask what each field is. */
export function copy(state: CrewState): CrewState {
  const { outcome, draw, surrender } = state;
  return {
    phase: state.phase,
    outcome: outcome && { ...outcome, winners: outcome.winners.slice() },
    round: state.round,
    section: state.section,
    placer: state.placer,
    planes: state.planes.slice(),
    token: state.token,
    trail: state.trail.slice(),
    holder: state.holder,
    posts: state.posts.map(copyPost),
    laid: state.laid.map(copyLaid),
    stands: state.stands.slice(),
    discarding: state.discarding.map(copyCards),
    extras: state.extras.slice(),
    repairing: state.repairing.slice(),
    smoke: state.smoke.slice(),
    sunMoved: state.sunMoved,
    looks: state.looks.map(copyLook),
    calls: state.calls.map(copyCall),
    draw: { agreed: draw.agreed.slice(), offeredIn: draw.offeredIn.slice() },
    surrender: { wanted: surrender.wanted.slice(), askedIn: surrender.askedIn.slice() },
  };
}

function copyPost({ hand, deck, spent, discards, scrap, witnesses }: Post): Post {
  return {
    hand: hand.slice(),
    deck: deck.slice(),
    spent: spent.slice(),
    discards: discards.slice(),
    scrap: scrap.slice(),
    witnesses: witnesses.slice(),
  };
}

function copyLaid({ post, section, card, end, open }: Laid): Laid {
  return { post, section, card, end, open };
}

function copyCards(cards: readonly number[] | null): readonly number[] | null {
  return cards?.slice() ?? null;
}

function copyLook({ post, by, cards }: Look): Look {
  return { post, by, cards: cards.slice() };
}

function copyCall(call: Call): Call {
  return { ...call };
}
