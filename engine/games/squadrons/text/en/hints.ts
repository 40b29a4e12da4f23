/** What speaks for a choice, as far as a bot of Squadrons knows. */
export const hints = {
  'hint.squadrons.attacks.side': 'it attacks from the side, and the enemy falls {percent} times out of a hundred.',
  'hint.squadrons.attacks.tail': 'it attacks from behind, and the enemy falls {percent} times out of a hundred.',
  'hint.squadrons.attacks.headOn': 'it attacks head on, and the enemy falls {percent} times out of a hundred.',
  'hint.squadrons.strafes': 'an enemy on the ground is within reach, and cannot answer.',
  'hint.squadrons.lands': 'on the ground there are new cards to be had.',
  'hint.squadrons.retires': 'there is nothing left to shoot with.',
  'hint.squadrons.lurks': 'it stays near enough to attack next turn, where few can attack it.',
  'hint.squadrons.turns': 'whoever comes finds you turned towards him.',
  'hint.squadrons.guns': 'what has no pattern cannot be guessed.',
  'hint.squadrons.launch': 'a plane on the ground can only be shot at, and an ace draws more cards.',
  'hint.squadrons.give': 'without a plane your partner is out of the game.',
  'hint.squadrons.keep': 'defences and high bursts are worth keeping; the rest makes room for new cards.',
  'hint.squadrons.strafe': 'an enemy on the ground cannot answer, so the least burst will do.',
  'hint.squadrons.shoot': 'it is the least burst that does it.',
  'hint.squadrons.defend': 'it saves the plane at the least price.',
} as const;
