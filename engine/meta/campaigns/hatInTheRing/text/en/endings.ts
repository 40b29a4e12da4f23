export const endings = {
  'ending.fullTable.title': 'A Full Table',
  'ending.fullTable.page':
    'The photographer wanted all of us at one table, and for once it would not do: we had to fetch a second. No one remarked upon it. There are things you do not say aloud while you are still carrying them. Twelve places were laid in April, and the same elbows, or nearly all the same, are on the cloth in November; you may go and ask on any aerodrome on either side how often that has happened. It was not cleverness. {me} thinks it was the landing: that somebody always knew when to come down. The Major said nothing of the sort, he said that the soup was getting cold. Then he went slowly right round both tables with his book under his arm, put his hand for a moment on each shoulder as he passed, and at the end he opened the window, although it was November, and stood with his back to us.',
  'ending.fullTable.epilogue.home.1':
    '{name}, {victories} in the book, went into the furniture trade. The tables seat fourteen.',
  'ending.fullTable.epilogue.home.2':
    '{name} was best man at nine weddings, and always carried the same ring, in the same glove.',
  'ending.fullTable.epilogue.home.3':
    '{name} wrote to every one of them each April, always by hand, always about nothing.',
  'ending.fullTable.epilogue.home.4':
    '{name} took the goat. It lived to be nineteen, and ate two wills and a deed of property.',
  'ending.fullTable.epilogue.prisoner.1':
    '{name} came in at the fish. Somebody moved up, and somebody passed the salt, and it was quite a while before anyone could speak.',
  'ending.fullTable.epilogue.killed.1': '{name} had a place at the second table. The window was opened for that.',

  'ending.famous.title': 'Famous',
  'ending.famous.page':
    'Someone has painted us on a poster. It is three of us in particular, arm in arm, with teeth; behind them a sky which seems to be on fire, and above it, on a sort of ribbon, the name of a soap. The rest of the squadron are in the clouds, as a pattern. {me} came across it in a railway station and stood before it for so long that a child asked whether one of those was me. I said that I was in the clouds. It is all true, what they say: the numbers are right, they are in the book, they were argued about for whole evenings. What the poster does not show is the argument. How somebody would say “no, it was his, I only saw it fall”, and the other, “no, yours”; and how it went to and fro like that across the table, late, like two people at a door.',
  'ending.famous.epilogue.home.1':
    '{name}, {victories} victories, washed with another soap for the rest of a long life.',
  'ending.famous.epilogue.home.2':
    '{name} went on the stage for a season, playing an airman, and was told by the critics that it was overdone.',
  'ending.famous.epilogue.home.3':
    '{name} was recognised everywhere, and grew a beard, and was recognised by the beard.',
  'ending.famous.epilogue.home.4': '{name} is the third cloud from the right. The likeness is good.',
  'ending.famous.epilogue.prisoner.1':
    '{name} saw the poster from a cattle truck, upside down, and took it for an advertisement for dentists.',
  'ending.famous.epilogue.killed.1':
    '{name} is on the poster too. They did not know. It has been reprinted four times.',

  'ending.line.title': 'Where the Line Was',
  'ending.line.page':
    'We moved it. I want to put that down before someone works out by how much. In April the line ran along the stream, past the mill, through the middle of a bed of asparagus; and in November it is eleven miles further on, in a wood. We were not by ourselves in that. There were some hundred thousand people underneath who carried it. But on the days when the sky was empty it moved, and on those when it was not it stood still, and we were the ones who emptied it. {me} walked the whole of it in spring with a stick. The asparagus was coming up. In one place, by the mill, someone has painted a white stripe across the road, with a date on either side; and there an old man was standing, first on this side of it and then on that, to see whether it felt any different. He asked me if I knew anything about it. I said I had only seen it from above.',
  'ending.line.epilogue.home.1': '{name} became a surveyor, and could never draw a frontier without lifting the pen.',
  'ending.line.epilogue.home.2': '{name} bought the mill. The stripe has been renewed twice, at {name}’s own expense.',
  'ending.line.epilogue.home.3':
    '{name} grew asparagus. It takes three years to come to anything. “One learns,” said {name}, “to wait for eleven inches.”',
  'ending.line.epilogue.home.4':
    '{name} flew the mail along the same stream, in both directions, and threw down a newspaper at the mill.',
  'ending.line.epilogue.prisoner.1':
    '{name} was fetched out by the line itself, one morning. It went past the fence, on foot, singing.',
  'ending.line.epilogue.killed.1': '{name} lies seven miles on from the stripe. It was the line, that day.',

  'ending.hats.title': 'Hats on Pegs',
  'ending.hats.page':
    'There is a row of pegs in the hall, twelve of them, with a number over each. When we came here in spring every man hung up his hat on the way out to the field and took it down on his return, and it was the Major’s habit in the evening to look along the row. Nobody has ever been told to leave a hat. It has simply come about. There are hats on the pegs now that no one is going to take down, and new men have come and driven in nails of their own beneath. Today it was over. We came in, those who did come in, at five past eleven in the morning, and took down what was ours; {me} was the last. One stands there with one’s hat in one’s hand. One ought to say something to the others. In the end I straightened one of them, that hung a little crooked, as its owner wore it; and then I thought better of it, and put it crooked again.',
  'ending.hats.epilogue.home.1':
    '{name} went bareheaded from that day on, in all weathers, and was thought an original.',
  'ending.hats.epilogue.home.2':
    '{name} carried each hat to its own family, over two years, by train. They were all the wrong size for the box.',
  'ending.hats.epilogue.home.3':
    '{name} kept an inn with a long row of pegs, and would not have it that anyone sat down to eat with his hat on.',
  'ending.hats.epilogue.home.4': '{name} drove the nail out of the wall, the one below number seven, and has it still.',
  'ending.hats.epilogue.prisoner.1': '{name} came back in the new year and found the hat brushed.',
  'ending.hats.epilogue.killed.1': '{name}: the fourth peg. It is a soft grey hat. It hung a little crooked.',
};
