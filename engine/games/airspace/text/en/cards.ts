/** The backs of the nine airplane cards of Airspace. */
export const cards = {
  'nation.airspace.britain': 'Britain',
  'nation.airspace.france': 'France',
  'nation.airspace.america': 'United States',
  'nation.airspace.germany': 'Germany',

  'history.airspace.sopwithCamel':
    'The Camel reached the front in the summer of 1917 and took its name from the hump that covered its two machine ' +
    'guns. Engine, guns, fuel and pilot sat close together near the nose, and the whole weight of its rotary engine ' +
    'spun with the propeller: it snapped round to the right faster than anything else in the sky, and killed many a ' +
    'learner who was slow with the rudder. In steady hands it was deadly. Camels are credited with 1,294 victories, ' +
    'more than any other Allied fighter, among them the airship L 53, which Stuart Culley brought down after taking ' +
    'off from a towed barge.',
  'history.airspace.se5a':
    'Built at the Royal Aircraft Factory in Farnborough around the Hispano-Suiza V8, the S.E.5 flew to France with ' +
    '56 Squadron in April 1917; the S.E.5a with a stronger engine soon followed. It was fast, sturdy and steady, a ' +
    'gun platform that forgave its pilot and came out of long dives with its wings in place. One gun fired through ' +
    'the propeller; a second lay on a curved rail above the wing, where it could be pulled down to change the drum or ' +
    'to shoot straight up into an enemy’s belly. McCudden, Mannock and Beauchamp-Proctor won most of their fights ' +
    'in one.',
  'history.airspace.nieuport17':
    'Gustave Delage’s Nieuport 17 came to the French squadrons in 1916 and finished what its smaller forerunner had ' +
    'begun: the months when German monoplanes ruled the front were over. Its lower wing, little more than half as deep ' +
    'as the upper one, hung on a single spar and V-shaped struts; the pilot saw well downwards, and it climbed finely. ' +
    'The price was that the narrow wing could twist and break in a steep dive. Guynemer and Nungesser flew it for ' +
    'France, Albert Ball and Billy Bishop for Britain, and German designers thought so well of it that they borrowed ' +
    'its layout for the next Albatros.',
  'history.airspace.spadS13':
    'Louis Béchereau drew the SPAD S.XIII as a larger, stronger brother of the S.VII, with two machine guns instead ' +
    'of one and a geared V8 of two hundred horsepower or more. It could not turn with the nimble rotary fighters, but ' +
    'it outran most of them and could dive away without fear for its wings. The gears gave mechanics endless trouble ' +
    'at first. Even so almost 8,500 were built, and it became the standard fighter of France and of the American ' +
    'squadrons. Guynemer was lost in one; René Fonck, who survived the war with 75 victories, and Eddie Rickenbacker ' +
    'swore by it.',
  'history.airspace.nieuport28':
    'France had already chosen the SPAD when the Nieuport 28 was ready, so the slender biplane with the 160-horsepower ' +
    'Gnome went to the Americans, who had squadrons and no fighters. The first patrols in March 1918 were flown before ' +
    'the guns had even arrived. On 14 April Alan Winslow and Douglas Campbell of the 94th Aero Squadron took off from ' +
    'Toul and shot down two German fighters within minutes, right beside their own field. Pilots loved how lightly it ' +
    'handled, and feared the cloth that could tear off the upper wing in a dive. By the end of the summer SPADs had ' +
    'replaced it.',
  'history.airspace.albatrosD3':
    'With a smooth body of moulded plywood, a powerful Mercedes engine and two machine guns, the Albatros D.III took ' +
    'the sky from the Allies in the first months of 1917. For a better view it had been given the narrow lower wing ' +
    'and V-struts of the Nieuport, and with them the Nieuport’s weakness: in a long dive the lower wing could ' +
    'flutter and crack, as Manfred von Richthofen learned in January. Strengthened, it became the chief weapon of the ' +
    'German fighter squadrons in April 1917, one of the worst months of the war for British airmen. Versions built in ' +
    'Austria proved tougher and served to the end.',
  'history.airspace.fokkerDr1':
    'Three short wings and a light rotary engine made the Fokker triplane slow in a straight line and marvellous in a ' +
    'whirling fight: it climbed like a lift and turned almost on the spot. It answered the Sopwith Triplane, whose ' +
    'climb had startled the Germans in 1917. Werner Voss took one of the first into his last fight that September and ' +
    'held off some of the best pilots of 56 Squadron alone for about ten minutes. Badly made wings broke up that ' +
    'autumn and had to be rebuilt. Only 320 were built, yet the red one in which Richthofen died in April 1918 made ' +
    'it the most famous fighter of the war.',
  'history.airspace.fokkerD7':
    'The Fokker D.VII won the fighter trials held near Berlin at the start of 1918, and that spring it went to the ' +
    'front in haste; even the rival Albatros works had to build it. Its thick wings needed no bracing wires and kept ' +
    'lifting at angles where others stalled, so a D.VII could hang from its propeller and fire upwards. It was easy ' +
    'for beginners, and with the high-altitude BMW engine it outclimbed almost everything. Many call it the best German ' +
    'fighter of the war. The Allies agreed in their way: the armistice demanded that all machines of this one type ' +
    'be handed over, by name.',
  'history.airspace.pfalzD3':
    'The Pfalz works at Speyer built their first fighter of their own design in 1917, winding two layers of thin wood ' +
    'strips crosswise over a mould to make a slim, strong shell, which left the factory painted silver-grey. The ' +
    'D.III reached the front late that summer, Jasta 10 first. Pilots used to the Albatros found ' +
    'that it climbed more slowly and turned less willingly. But it held together in dives that tore others apart, ' +
    'which made it a good machine for attacks on observation balloons. The later D.IIIa had a stronger engine and its ' +
    'guns on top, within reach when they jammed.',
} as const;
